/** What the service decides, as data that the build puts in place (`scripts/app/facts.ts`). */
declare module "facts:order" {
  const facts: import("../../scripts/app/facts.ts").OrderFacts;
  export default facts;
}

declare module "facts:correction" {
  const facts: import("../../scripts/app/facts.ts").CorrectionFacts;
  export default facts;
}

declare module "facts:review" {
  const facts: import("../../scripts/app/facts.ts").ReviewFacts;
  export default facts;
}

declare module "facts:kit" {
  const facts: import("../../scripts/app/facts.ts").KitFacts;
  export default facts;
}

declare module "facts:testMode" {
  const facts: import("../../scripts/app/facts.ts").TestModeFacts;
  export default facts;
}

declare module "facts:uncut" {
  const facts: import("../../scripts/app/facts.ts").UncutFacts;
  export default facts;
}

declare module "facts:pictureTypes" {
  const facts: readonly string[];
  export default facts;
}

declare module "facts:productKinds" {
  const facts: typeof import("../../scripts/app/facts.ts").productKinds;
  export default facts;
}

declare module "facts:placements" {
  const facts: readonly import("../../scripts/app/facts.ts").PlacementFact[];
  export default facts;
}
