import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'

export type ModelQuestion = {
  instructions: string
  /** May hold what strangers typed. */
  prompt: string
  maxTokens: number
}

export type Listening = {
  signal?: AbortSignal | undefined
  /** A repeat starts from its beginning. */
  onText?: ((textSoFar: string) => void) | undefined
  /** Ms since 1970. */
  latestAt?: number | undefined
  /** One request, even in a pause. */
  isCheck?: boolean | undefined
}

export type LanguageModel = {
  name: string
  /** Rejects with ModelFailure, or with the reason of an aborted `signal`. */
  ask(question: ModelQuestion, timeoutMs: number, listening?: Listening): Promise<string>
}

export type ModelFailureKind =
  | 'unreachable'
  | 'slow'
  | 'denied'
  | 'busy'
  | 'quota'
  | 'failing'
  | 'unusable'
  | 'paused'

/** For administrators: nothing of the question, no key. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly kind: ModelFailureKind
  /** The provider's; for "paused" until the next request. */
  readonly retryAfterMs: number | undefined
  constructor(kind: ModelFailureKind, message: string, retryAfterMs?: number) {
    super(message)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

export type WrittenText = {
  text: string
  source: 'ai' | 'template'
  /** Why the built-in writer stood in. */
  notice: string | null
}

/** States no number or name that the form lacks. Each `variation` gives another text. */
export type DescriptionWriter = {
  /** 3 to 5 sentences. */
  writeDescription(facts: DescriptionFacts): Promise<WrittenText>
  /** 3 to 5 paragraphs with blank lines between. */
  writeLongDescription(facts: DescriptionFacts): Promise<WrittenText>
}
