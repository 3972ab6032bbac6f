/** Replaces each sign of a name that is no letter, mark or digit by an underscore. A decomposed name gives what the composed one gives. */
export const fileNameLetters = (name: string): string =>
  name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '_')
