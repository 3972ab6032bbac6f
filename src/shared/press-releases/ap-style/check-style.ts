import { mapProse } from '../text/map-prose.ts'
import { countWords, splitSentences } from '../text/split-sentences.ts'
import { CLAIM_RULES } from './claims.ts'
import { DATE_RULES } from './dates-and-times.ts'
import { NUMBER_RULES } from './numbers.ts'
import { REGION_RULES } from './regions.ts'
import type { StyleFault, StyleRule } from './style-rule.ts'
import { TONE_RULES } from './tone.ts'

const RULES: readonly StyleRule[] = [
  ...DATE_RULES,
  ...NUMBER_RULES,
  ...REGION_RULES,
  ...TONE_RULES,
  ...CLAIM_RULES,
]
const MOST_SENTENCES = 3
const MOST_WORDS = 75

/**
 * Returns faults of style, by place, outside quotations, addresses, telephone numbers and `names`. Source: AP
 * Stylebook.
 */
export function checkStyle(text: string, names: readonly string[] = []): StyleFault[] {
  const faults: StyleFault[] = []
  mapProse(text, names, (prose, at) => {
    for (const rule of RULES) {
      for (const fault of rule(prose)) faults.push({ ...fault, start: fault.start + at, end: fault.end + at })
    }
    return prose
  })
  return [...faults, ...checkParagraphs(text, names)].sort((a, b) => a.start - b.start || b.end - a.end)
}

/** Too long for a newspaper's column. Quotations may be long. */
function checkParagraphs(text: string, names: readonly string[]): StyleFault[] {
  const faults: StyleFault[] = []
  for (const { 0: paragraph, index } of text.matchAll(/[^\n]+(?:\n(?!\n)[^\n]+)*/g)) {
    const named = names.reduce((sum, name) => (name ? sum.replaceAll(name, 'Name') : sum), paragraph)
    const prose = named.replace(/“[^”]*”|"[^"]*"/g, 'Quotation')
    const isLong = splitSentences(prose).length > MOST_SENTENCES && !paragraph.includes('\n')
    if (!isLong && (paragraph.includes('\n') || countWords(prose) <= MOST_WORDS)) continue
    faults.push({
      rule: 'paragraph',
      start: index,
      end: index + paragraph.length,
      message: `Paragraphs have at most ${MOST_SENTENCES} sentences and ${MOST_WORDS} words.`,
      repair: null,
    })
  }
  return faults
}

/** Makes every sure repair; repairs may reveal others, so it looks up to four times. */
export function repairStyle(text: string, names: readonly string[] = []): string {
  let repaired = text
  for (let round = 0; round < 4; round++) {
    const faults = checkStyle(repaired, names).filter((fault) => fault.repair !== null)
    if (faults.length === 0) break
    let at = 0
    let next = ''
    for (const fault of faults) {
      if (fault.start < at) continue
      next += repaired.slice(at, fault.start) + fault.repair
      at = fault.end
    }
    repaired = tidy(next + repaired.slice(at))
  }
  return repaired
}

/** Whether praise stands where taking it out would leave no sentence. */
export const findPraise = (sentence: string, names: readonly string[]): boolean =>
  checkStyle(sentence, names).some(({ rule }) => rule === 'hype')

/** After words were taken out. */
const tidy = (text: string) =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replace(/([.!?])\.+(?!\w)/g, '$1')
    .replace(/\b([Aa]) (?=[aeiouAEIO]\w)(?!(?:one|uni|use|eu|U\.S))/g, '$1n ')
