/** What a language model is asked. */
export type ModelQuestion = {
  /** What to do; comes from the product alone. */
  instructions: string
  /** Data; may hold what strangers typed. */
  prompt: string
  /** Longest answer, in the model's tokens. */
  maxTokens: number
}

/** How an answer is waited for. */
export type Listening = {
  /** Aborting it ends the request; the promise then rejects with its reason. */
  signal?: AbortSignal | undefined
  /** Gets the text as far as it is written, again and again; a repeat begins anew. Left out: the text comes as a whole. */
  onText?: ((textSoFar: string) => void) | undefined
}

/** A language model behind a provider. */
export type LanguageModel = {
  /** As the provider calls it. */
  name: string
  /** One request, in bounded time and size. Rejects with ModelFailure, or with the reason of an aborted `signal`. */
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

/** Why there is no answer, as a sentence for the administrator. Holds nothing of the question and no key. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly kind: ModelFailureKind
  /** The pause that the provider asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined
  constructor(kind: ModelFailureKind, message: string, retryAfterMs?: number) {
    super(message)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}
