/** What is in use of the files that a brand's onboarding runs have stored, and of uploaded ones: product pictures and logos. */
export interface BrandFiles {
  /**
   * The keys that the brand's catalogue and the versions of its kit name. Null while a delivery is under way that was accepted before the
   * catalogue became what it is: it may be drawn with files that nothing else names any more.
   */
  inUse(brandId: string): Promise<string[] | null>;
}
