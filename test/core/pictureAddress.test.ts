import { describe, expect, it } from "vitest";
import { samePicture, sizedAddress } from "../../src/core/product/pictureAddress.ts";

describe("asking a picture server for a useful size", () => {
  it.each<[string, string, string]>([
    [
      "Shopify: suffix in the name",
      "https://cdn.shopify.com/s/files/1/0001/files/serum_300x300.jpg?v=17",
      "https://cdn.shopify.com/s/files/1/0001/files/serum.jpg?v=17&width=1600",
    ],
    [
      "Shopify: one side, crop, retina",
      "https://cdn.shopify.com/s/files/1/0001/products/serum_1024x_crop_center@2x.png?v=17",
      "https://cdn.shopify.com/s/files/1/0001/products/serum.png?v=17&width=1600",
    ],
    [
      "Shopify: named size",
      "https://cdn.shopify.com/s/files/1/0001/products/serum_grande.jpg",
      "https://cdn.shopify.com/s/files/1/0001/products/serum.jpg?width=1600",
    ],
    [
      "Shopify: parameters, on the shop's own host",
      "//shop.example/cdn/shop/files/serum.jpg?v=17&width=533&height=533&crop=center",
      "//shop.example/cdn/shop/files/serum.jpg?v=17&width=1600",
    ],
    [
      "Shopify: a template that a script would fill",
      "https://shop.example/cdn/shop/files/serum_{width}x.jpg?v=1",
      "https://shop.example/cdn/shop/files/serum.jpg?v=1&width=1600",
    ],
    ["a template elsewhere", "https://img.example/serum_%7Bw%7D.jpg", "https://img.example/serum_1600.jpg"],
    [
      "WordPress",
      "https://shop.example/wp-content/uploads/2025/01/serum-300x300.jpg",
      "https://shop.example/wp-content/uploads/2025/01/serum.jpg",
    ],
    [
      "WordPress: a name that only looks like it",
      "https://shop.example/wp-content/uploads/2025/01/serum-30.jpg",
      "https://shop.example/wp-content/uploads/2025/01/serum-30.jpg",
    ],
    [
      "Jetpack",
      "https://i0.wp.com/shop.example/serum.jpg?resize=300%2C300&ssl=1",
      "https://i0.wp.com/shop.example/serum.jpg?ssl=1&w=1600",
    ],
    [
      "Cloudinary",
      "https://res.cloudinary.com/shop/image/upload/c_fill,w_300,h_300,q_auto,f_auto/v17/products/serum.png",
      "https://res.cloudinary.com/shop/image/upload/c_limit,w_1600,h_1600/q_auto,f_png/v17/products/serum.png",
    ],
    [
      "Cloudinary: no size named",
      "https://res.cloudinary.com/shop/image/upload/v17/my_folder/serum.jpg",
      "https://res.cloudinary.com/shop/image/upload/v17/my_folder/serum.jpg",
    ],
    [
      "imgix",
      "https://shop.imgix.net/serum.jpg?w=300&h=300&fit=crop&auto=format",
      "https://shop.imgix.net/serum.jpg?w=1600",
    ],
    [
      "Contentful: PNG stays PNG",
      "https://images.ctfassets.net/space/id/serum.png?fm=webp&w=300",
      "https://images.ctfassets.net/space/id/serum.png?fm=png&w=1600",
    ],
    [
      "Sanity",
      "https://cdn.sanity.io/images/p/d/abc-800x800.jpg?rect=0,0,10,10&w=200",
      "https://cdn.sanity.io/images/p/d/abc-800x800.jpg?w=1600",
    ],
    [
      "Wix",
      "https://static.wixstatic.com/media/ab~mv2.png/v1/fill/w_300,h_300,al_c,q_85/serum.png",
      "https://static.wixstatic.com/media/ab~mv2.png/v1/fit/w_1600,h_1600,al_c,q_90/serum.png",
    ],
    [
      "Squarespace",
      "https://images.squarespace-cdn.com/content/v1/1/2/serum.jpg?format=300w",
      "https://images.squarespace-cdn.com/content/v1/1/2/serum.jpg?format=2500w",
    ],
    [
      "BigCommerce",
      "https://cdn11.bigcommerce.com/s-1/images/stencil/640x640/products/1/2/serum.jpg?c=2",
      "https://cdn11.bigcommerce.com/s-1/images/stencil/1600x1600/products/1/2/serum.jpg?c=2",
    ],
    [
      "Salesforce",
      "https://shop.example/dw/image/v2/A/on/demandware.static/serum.jpg?sw=300&sh=300&sm=cut",
      "https://shop.example/dw/image/v2/A/on/demandware.static/serum.jpg?sw=1600&sh=1600&sm=fit",
    ],
    [
      "Magento's cache is left alone",
      "https://shop.example/media/catalog/product/cache/0123456789abcdef0123456789abcdef/s/e/serum.jpg",
      "https://shop.example/media/catalog/product/cache/0123456789abcdef0123456789abcdef/s/e/serum.jpg",
    ],
    [
      "unknown servers are left alone",
      "https://a.example/serum.jpg?w=100&h=2#x",
      "https://a.example/serum.jpg?w=100&h=2#x",
    ],
  ])("%s", (_name, url, expected) => {
    expect(sizedAddress(url, 1600)).toBe(expected);
    expect(sizedAddress(sizedAddress(url, 1600), 1600)).toBe(expected);
  });

  it("gives back what is no address, and takes no longer for a hostile one", () => {
    for (const url of ["", "?", "//", "https://", "%", "data:image/png;base64,AAAA"])
      expect(sizedAddress(url, 1600)).toBe(url);
    const long = `https://cdn.shopify.com/${"_1x1".repeat(100_000)}.jpg`;
    expect(sizedAddress(long, 1600)).toBe(long);
    expect(samePicture(long).length).toBeLessThan(5000);
    expect(samePicture(`https://res.cloudinary.com/upload/${"a_b,".repeat(900)}`)).toContain("cloudinary");
  });
});

describe("telling the same picture in several sizes", () => {
  it.each([
    [
      "https://cdn.shopify.com/s/files/1/files/serum_300x300.jpg?v=1",
      "//cdn.shopify.com/s/files/1/files/serum.jpg?v=2&width=1024",
    ],
    ["https://shop.example/a/serum.jpg?w=100", "https://www.shop.example/a/serum.jpg?w=900&q=80"],
    ["https://shop.example/wp-content/uploads/serum-300x300.jpg", "http://shop.example/wp-content/uploads/serum.jpg"],
  ])("%s", (one, other) => {
    expect(samePicture(one)).toBe(samePicture(other));
  });

  it("keeps apart what differs by more than its size", () => {
    const keys = ["serum.jpg", "serum-2.jpg", "serum.jpg?id=1", "serum.jpg?id=2"].map((name) =>
      samePicture(`https://shop.example/${name}`),
    );
    expect(new Set(keys).size).toBe(4);
  });
});
