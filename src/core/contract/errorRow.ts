/** What an error is and says. `message` is the default text; a call replaces it where it can be more exact. */
export interface ErrorRow {
  status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 425 | 429 | 500 | 502 | 503;
  area:
    | "Authentication"
    | "Account and onboarding"
    | "Generate"
    | "Deliveries"
    | "Brands"
    | "Products"
    | "Styles"
    | "Payments"
    | "Any call";
  message: string;
  /** For the documentation page: what to do about it. */
  remedy: string;
  retryAfterSeconds?: number;
}
