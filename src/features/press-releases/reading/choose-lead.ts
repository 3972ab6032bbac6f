import { guessKind, type NewsKind, type ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { countWords } from '../../../shared/press-releases/text/split-sentences.ts'
import type { ReleaseForm } from '../release-form.ts'
import { type Ask, refusalOf } from './ask-beside-fields.ts'
import type { DetailFacts } from './read-details.ts'

type Lead = {
  /** Without its stop. */
  news: string
  /** Sentences behind it. */
  others: string[]
  /** The details tell it; then with `isLineTold` false the line is left out. */
  isFramed: boolean
  isLineTold: boolean
}

/** The typed news line or the lead of the details, whichever says more. Throws invalid_input where neither is a sentence. */
export function chooseLead(
  form: Pick<ReleaseForm, 'newsAngle'>,
  { kind, language }: { kind: NewsKind; language: ReleaseLanguage },
  { news: line, others, ask }: { news: string | null; others: string[]; ask: Ask | null },
  details: DetailFacts,
): Lead {
  const { lead, isGiven } = details
  const typed = { news: line ?? '', others, isFramed: false, isLineTold: true }
  // Other services are "offered" too.
  const isOffering = kind === 'offering' && guessKind(form.newsAngle) === 'offering'
  const isOwn = lead !== null && (kind === 'offering' ? isOffering : isGiven)
  if (ask || line === null) {
    // What a line may mean says more than a frame without details.
    if (isOwn && (isGiven || ask?.isExample))
      return { news: lead, others: [], isFramed: true, isLineTold: false }
    throw refusalOf({ newsAngle: ask ?? { why: '', suggestion: '' } }, language)
  }
  if (!isOwn || !isGiven || countWords(lead) <= countWords(line)) return typed
  return {
    news: lead,
    others: addsTo(line, lead) ? [`${line}.`, ...others] : others,
    isFramed: true,
    isLineTold: true,
  }
}

/** Whether a line has words of its own beside a lead. */
function addsTo(line: string, lead: string): boolean {
  const known = lead.toLowerCase()
  const own = line.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const added = own.filter((word) => !known.includes(word.slice(0, 5)))
  return added.length >= 4 && added.length > own.length / 2
}
