const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Initials of the first two words that start with a letter, else the first sign; '' for no name. */
export function monogramOf(name: string): string {
  const words = name.split(/[\s&+/·-]+/u).filter((word) => /^\p{L}/u.test(word))
  const initials = words.slice(0, 2).map(firstLetter)
  // Joined scripts abbreviate by one letter.
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(initials[0] ?? '')) return initials[0] ?? ''
  return (initials.join('') || firstLetter(name)).toLocaleUpperCase('en')
}

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment
  return ''
}
