/** Open share links of one delivery. */
export const maxShareLinks = 20;
/** Remarks about one delivery, verdicts of guests among them. */
export const maxComments = 1_000;
/** Longest remark, in characters. */
export const maxCommentCharacters = 2_000;
/** Longest name: of a guest, and of whom a link is for. */
export const maxNameCharacters = 80;
