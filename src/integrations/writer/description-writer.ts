import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'

/** A text and where it comes from: a language model, or the writer built into the product. */
export type WrittenText = {
  text: string
  source: 'ai' | 'template'
  /** Why the built-in writer stood in for the configured model, in one sentence; else null. */
  notice: string | null
}

/**
 * Writes the texts about a partner from the facts of its form, and from nothing else: every number and name in them
 * stands in the form. The same facts with another `variation` give another text.
 */
export type DescriptionWriter = {
  /** 3 to 5 sentences for cards and lists. */
  writeDescription(facts: DescriptionFacts): Promise<WrittenText>
  /** 3 to 5 paragraphs with a blank line between them, for the partner's page. */
  writeLongDescription(facts: DescriptionFacts): Promise<WrittenText>
}
