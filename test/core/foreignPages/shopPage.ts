/** What a shop's page has of one product, and what a native calls the product. */
export interface ShopPage {
  title: string;
  noun: string;
  description: string;
  /** The list of ingredients as it stands on the pack; empty where the shop leaves it out. */
  inci: string;
  rating: { value: number; reviewCount: number } | null;
}

export const inci = {
  cream: "Aqua, Glycerin, Butyrospermum Parkii Butter, Cetearyl Alcohol, Squalane, Panthenol, Tocopherol, Parfum",
  serum: "Aqua, Niacinamide, Propanediol, Sodium Hyaluronate, Zinc PCA, Xanthan Gum, Phenoxyethanol",
  oil: "Simmondsia Chinensis Seed Oil, Rosa Canina Fruit Oil, Argania Spinosa Kernel Oil, Tocopherol",
  wash: "Aqua, Coco-Glucoside, Glycerin, Allantoin, Sodium Chloride, Citric Acid",
};
