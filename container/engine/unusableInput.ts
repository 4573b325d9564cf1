/** The scene or the product's picture cannot be drawn, and sending the same again will not help. */
export class UnusableInput extends Error {
  override readonly name = "UnusableInput";
}
