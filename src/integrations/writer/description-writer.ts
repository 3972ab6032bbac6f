import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'

export type WrittenText = {
  text: string
  source: 'ai' | 'template'
  /** Why the built-in writer replaced the configured model. */
  notice: string | null
}

/** No number or name that the form lacks. Another `variation` gives another text. */
export type DescriptionWriter = {
  /** 3 to 5 sentences. */
  writeDescription(facts: DescriptionFacts): Promise<WrittenText>
  /** 3 to 5 paragraphs with blank lines between. */
  writeLongDescription(facts: DescriptionFacts): Promise<WrittenText>
}
