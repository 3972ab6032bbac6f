/** Their full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s("“])(?:Mr|Mrs|Ms|Dr|Dra|Ing|Lic|Mme|Sra|Rev|Fr|Sgt|Cpl|Capt|Lt|Col|Gen|Maj|Sr|Jr|St|Ste|Mt|Ft|No|vs|Inc|Co|Corp|Ltd|Ave|Blvd|Rd|Hwy|Dept|Jan|Feb|Aug|Sept|Oct|Nov|Dec|[a-gi-z]|janv|févr|avr|juill|sept|oct|nov|déc|boul|[A-Z]|(?:[A-Za-z]\.)+[A-Za-z])\.$/
/** "4 p.m. Wednesday" goes on. */
const DAY =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*\.? \d/u
const END = /[.!?…]["”’)\]]*\s+(?=["“‘(]?[\p{Lu}\p{N}\p{Lo}$])|\n+/gu

/** Trimmed; line ends split too, abbreviations and initials do not. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    const isLine = match[0].includes('\n')
    const head = text.slice(start, match.index + 1)
    if (
      !isLine &&
      match[0].startsWith('.') &&
      ABBREVIATION.test(head) &&
      !(/\b[ap]\.m\.$/.test(head) && !DAY.test(text.slice(end)))
    )
      continue
    sentences.push(text.slice(start, end))
    start = end
  }
  sentences.push(text.slice(start))
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

/** As word processors do: what stands between spaces and has a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
