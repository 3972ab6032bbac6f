/**
 * Other signs than letters, marks and digits become underscores. NFC, so that both forms of a name give the
 * same.
 */
export const fileNameLetters = (name: string): string =>
  name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '_')
