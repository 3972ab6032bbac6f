import { checkStyle } from './ap-style/check-style.ts'
import type { StyleFault } from './ap-style/style-rule.ts'
import { checkCalendar } from './desk/calendar.ts'
import { checkPeople } from './desk/people.ts'
import { guessLanguage } from './news-kinds.ts'

const NOTICE =
  /^(?:FOR IMMEDIATE RELEASE|EMBARGOED UNTIL .*|POUR DIFFUSION IMMÉDIATE|SOUS EMBARGO .*|PARA PUBLICACIÓN .*|EMBARGADO .*)$/m
/** "ASHEVILLE, N.C. (Nov. 22, 2026) — ", "SHERBROOKE, le 22 novembre 2026 — " */
const DATELINE =
  /^(?:.{1,120} )?\(?(?:[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}|\d{1,2} (?:de )?\p{L}+ (?:de )?\d{4})\)? — /mu
const CONTACT = /^(?:Media Contact|Renseignements aux médias|Contacto para la prensa)\n[\s\S]*$/m
/** In characters. */
const MOST_HEADLINE = 90
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/**
 * The editor's desk: faults of style and of fact, by place. Skips `names` and, since they have rules of their
 * own, notice, dateline and media contact. Of French and Spanish it reads the length of the headline alone.
 */
export function checkProse(release: string, names: readonly string[]): StyleFault[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const prose = [NOTICE, DATELINE, CONTACT].reduce((text, part) => text.replace(part, blank), release)
  const headline = checkHeadline(release)
  if (guessLanguage(prose) !== 'en') return headline
  const contact = CONTACT.exec(release)?.[0].split('\n')[1] ?? ''
  const faults = [
    ...checkStyle(prose, names),
    ...checkCalendar(prose, dayOf(release)),
    ...checkPeople(prose, contact),
  ]
  return [...headline, ...faults].sort((a, b) => a.start - b.start || b.end - a.end)
}

function checkHeadline(release: string): StyleFault[] {
  const headline = release.split('\n\n').find((block) => block.trim() !== '' && !NOTICE.test(block)) ?? ''
  if (headline.length <= MOST_HEADLINE || headline.includes(' — ')) return []
  const start = release.indexOf(headline)
  const message = `A headline has at most ${MOST_HEADLINE} characters; this one has ${headline.length}.`
  return [{ rule: 'headline', start, end: start + headline.length, message, repair: null }]
}

/** ISO; the dateline's, else today. */
function dayOf(release: string): string {
  const [, month = '', day = '', year] =
    /\(([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}), (\d{4})\) — /.exec(release) ?? []
  if (!year) return new Date().toJSON().slice(0, 10)
  return `${year}-${String(MONTHS.indexOf(month) / 3 + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** From the headline to the end of "About …". */
export function proseOf(release: string): string {
  return [NOTICE, DATELINE, CONTACT].reduce((text, part) => text.replace(part, ''), release)
}
