/** What the mail says, in plain text, bounded; both of its forms are made of this. */
export interface MailContent {
  /** The brand's name and what became of it. */
  title: string;
  name: string;
  verdict: string;
  website: string;
  /** Null where no product was found. */
  counts: { usable: number; total: number; sentence: string } | null;
  paragraphs: string[];
  reasonsTitle: string;
  reasons: { products: string; reason: string }[];
  notes: string[];
  next: string[];
  links: { label: string; url: string }[];
}
