/** What a product feels like, as far as a ground can show it. */
export type Consistency = "cream" | "balm" | "gel" | "foam" | "serum" | "oil" | "water" | "pigment";

/** What is in a product, as far as a ground can show it. */
export type Ingredient =
  | "honey"
  | "aloe"
  | "coconut"
  | "almond"
  | "cocoa"
  | "orange"
  | "grapefruit"
  | "citrus"
  | "lime"
  | "kiwi"
  | "papaya"
  | "strawberry"
  | "berries"
  | "fig"
  | "cucumber"
  | "algae"
  | "nuts"
  | "spices"
  | "rose"
  | "lavender"
  | "chamomile"
  | "peony"
  | "cherryBlossom"
  | "lotus"
  | "orchid"
  | "flowers"
  | "tulip"
  | "eucalyptus"
  | "olive"
  | "bamboo"
  | "greens"
  | "roots"
  | "caramel"
  | "vitamins";

export type Stuff = Consistency | Ingredient;
