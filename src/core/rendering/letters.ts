/**
 * Latin letters that every pairing can set, small and as capitals, by design in the family that stands in for what its own lack: those of
 * Europe's languages and of Vietnamese. Ranges of a regular expression's class.
 */
export const settableLetters =
  "A-Za-z\\u00aa\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u0148\\u014a-\\u017f\\u01a0\\u01a1\\u01af\\u01b0\\u0218-\\u021b\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9";
