/** Not "Tom Hensley’s". */
export const FULL_NAME =
  /(?:\p{Lu}\.(?:\p{Lu}\.)?|(?:Dr|Fr|Mrs?|Ms|Rev)\.|\p{Lu}[\p{L}’'-]*) (?:[“"(]\S+ )?\p{Lu}(?:[\p{L}-]|[’'](?!s(?!\p{L})))+(?![\p{L}’'])/u

/** Whom a line of such news names, where it names one person only. */
export function personIn(line: string, others: readonly string[]): string | null {
  const text = others.reduce((sum, name) => (name === '' ? sum : sum.replaceAll(name, ',')), line)
  const names = new Set(text.match(new RegExp(FULL_NAME, 'gu')))
  const [name = null] = names
  return names.size === 1 ? name : null
}

/**
 * A first reference in full: "Emily is joining" → "Emily Ridgeway is joining", "Boone, their granddaughter" →
 * "Teresa Boone, their granddaughter". `before` is what was told already; `house` its name and address, whose words may
 * be no people.
 */
export function nameInFull(
  sentence: string,
  people: readonly (string | null)[],
  house: string,
  before: string,
): string {
  return people.reduce<string>(
    (told, person) => (person === null || before.includes(person) ? told : nameOne(told, person, house)),
    sentence,
  )
}

function nameOne(sentence: string, person: string, house: string): string {
  const parts = person.split(' ')
  const own = [parts[0], parts.at(-1)].filter((part = '') => !house.includes(part))
  if (sentence.includes(person) || parts.length < 2 || !/^\p{Lu}/u.test(parts.at(-1) ?? '')) return sentence
  const words = sentence.split(' ')
  const bare = (word = '') => word.replace(/[,.;:’'].*/u, '')
  // Not "Boone County", "Teresa Hale" or "the Boones".
  const at = words.findIndex(
    (word, index) =>
      own.includes(bare(word)) &&
      !/^[\p{Lu}\d]/u.test(bare(words[index + 1])) &&
      (index === 0 ||
        !/^(?:\p{Lu}|the$)/u.test(bare(words[index - 1])) ||
        /[.!?]$/.test(words[index - 1] ?? '')),
  )
  if (at < 0) return sentence
  return words.with(at, person + (words[at] ?? '').slice(bare(words[at]).length)).join(' ')
}
