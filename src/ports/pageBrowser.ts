/** A page as a browser shows it once its scripts have run. */
export interface RenderedPage {
  /** Where the browser ended up. */
  url: string;
  status: number;
  html: Uint8Array;
  look: PageLook | null;
  /** PNG of the first screen, 1280×800 pixels; null unless it was asked for. */
  screenshot: Uint8Array | null;
}

/** Computed styles of what a visitor sees first. Colours as the browser writes them (`rgb(…)`, `rgba(…)`, `oklch(…)` …). */
export interface PageLook {
  /** Visible buttons and links that look like buttons, the largest first; at most 12. */
  buttons: { background: string; colour: string; text: string; area: number }[];
  body: { background: string; colour: string; fontFamily: string };
  /** Families of the visible headings, the largest first; at most 6. */
  headings: { fontFamily: string; colour: string }[];
  /** Colour-like custom properties of the root element; at most 60. */
  customProperties: Record<string, string>;
}

export type RenderedPageAnswer =
  | { ok: true; page: RenderedPage }
  /**
   * `busy`: every browser that is allowed is in use; try again later. `failed`: this page could not be shown. `refused`: it, or
   * where it leads, may not be read, however often it is tried. `problem` is a plain sentence.
   */
  | { ok: false; kind: "busy" | "failed" | "refused"; problem: string };

export interface PageOptions {
  look: boolean;
  /** Why an address may not be read besides, asked before each request of the page; null when it may. */
  problemWith?: (url: string) => string | null;
  /** Asked when a browser is free, right before it is launched: why it may not be, as a plain sentence; null when it may. */
  refusalToLaunch?: () => Promise<string | null>;
  /** Closes the browser at once. */
  signal?: AbortSignal;
}

/** A real browser for pages that are empty without their scripts; never more at a time than allowed, each always closed. */
export interface PageBrowser {
  /** Null where no browser is bound. */
  open: ((url: string, options: PageOptions) => Promise<RenderedPageAnswer>) | null;
}
