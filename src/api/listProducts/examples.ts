import { ids, mediaUrl } from "../../core/contract/examples/ids.ts";
import type { Product, ProductList } from "./contract.ts";

export const listedProduct: Product = {
  id: ids.product,
  handle: "barrier-repair-serum",
  name: "Barrier Repair Serum",
  status: "Active",
  usable_for_ads: true,
  is_compatible: true,
  incompatibility_reason: null,
  category: "Serum",
  aspect_ratio: "vertical",
  image_url: `${mediaUrl}/products/${ids.product}/hero.png`,
  picture_source: "shop",
};

export const uploadedProduct: Product = {
  ...listedProduct,
  image_url: `${mediaUrl}/products/6k0hzt2wya7q2m9x4c1v8b5n3k/upload.png`,
  picture_source: "upload",
};

export const productList: ProductList = {
  brand_id: ids.brand,
  brand_name: "Aurelia",
  product_count: 2,
  usable_count: 1,
  products: [
    listedProduct,
    {
      id: "prd_6j0hzt2wya7q2m9x4c1v8b5n3k",
      handle: "glow-starter-set",
      name: "Glow Starter Set",
      status: "Active",
      usable_for_ads: false,
      is_compatible: false,
      incompatibility_reason: "One ad shows one product; this is a set or a multi-pack.",
      category: "Set",
      aspect_ratio: "square",
      image_url: null,
      picture_source: "shop",
    },
  ],
};
