/** So much of a cut-out's longer side its uncut picture shows on each side of it: a pump or a foot that was taken for ground. */
export const uncutMarginShare = 0.12;
