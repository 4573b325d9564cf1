/** Links by which people without an account look at one delivery, comment on it, and approve or reject its concepts. */
export interface ShareLinks {
  /** Those of a delivery that are open, the newest first. */
  list(deliveryId: string): Promise<ShareLink[]>;
  /** False where the delivery has `maxOpen` open ones already. */
  create(link: NewShareLink, maxOpen: number): Promise<boolean>;
  /** False where there is no such open link of the delivery. */
  end(deliveryId: string, linkId: string): Promise<boolean>;
  /** The open link of the token whose hash this is, unless its account is gone or suspended. */
  byTokenHash(tokenHash: string): Promise<OpenedLink | null>;
  noteOpened(linkId: string, nowMs: number): Promise<void>;
}

export interface ShareLink {
  id: string;
  /** Whom it is for, as whoever made it says. */
  name: string;
  createdAtMs: number;
  /** To about ten minutes; null until somebody has opened it. */
  lastOpenedAtMs: number | null;
}

export interface NewShareLink {
  id: string;
  accountId: string;
  deliveryId: string;
  name: string;
  tokenHash: string;
  nowMs: number;
}

export interface OpenedLink extends ShareLink {
  accountId: string;
  deliveryId: string;
}

/** What people say about the concepts of a delivery: members of its account, and guests who have a link. */
export interface Comments {
  /** Of a delivery, the oldest first. */
  list(deliveryId: string): Promise<Comment[]>;
  /** False where the delivery has `max` of them already, and then nothing is kept. */
  add(comment: NewComment, max: number): Promise<boolean>;
  /** False where there is no such comment of the delivery, or `authorId` is given and another member or a guest wrote it. */
  remove(deliveryId: string, commentId: string, authorId: string | null): Promise<boolean>;
}

/** Who said something: a member by their id, a guest by the link that they had. */
export type CommentAuthor =
  | { kind: "member"; personId: string; name: string }
  | { kind: "guest"; shareLinkId: string; name: string };

export interface Comment {
  id: string;
  conceptIndex: number;
  /** The version that the delivery showed. */
  version: number;
  atMs: number;
  author: CommentAuthor;
  /** What its author decided with it; null for a mere remark. */
  verdict: "approved" | "rejected" | "none" | null;
  /** Empty where a verdict came without a reason. */
  text: string;
}

export interface NewComment extends Comment {
  accountId: string;
  deliveryId: string;
}
