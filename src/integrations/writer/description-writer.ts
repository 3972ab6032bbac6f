import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'

/** By a language model, or the built-in writer. */
export type WrittenText = {
  text: string
  source: 'ai' | 'template'
  /** A sentence: why the built-in writer replaced the configured model; else null. */
  notice: string | null
}

/** Writes texts with no number or name that the form lacks. Another `variation` gives another text. */
export type DescriptionWriter = {
  /** 3 to 5 sentences, for cards and lists. */
  writeDescription(facts: DescriptionFacts): Promise<WrittenText>
  /** 3 to 5 paragraphs with blank lines between, for the partner's page. */
  writeLongDescription(facts: DescriptionFacts): Promise<WrittenText>
}
