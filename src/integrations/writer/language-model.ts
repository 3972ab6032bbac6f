export type ModelQuestion = {
  /** From the product alone. */
  instructions: string
  /** Data; may hold what strangers typed. */
  prompt: string
  /** In the model's tokens. */
  maxTokens: number
}

export type Listening = {
  /** The promise then rejects with its reason. */
  signal?: AbortSignal | undefined
  /** Gets the text so far, repeatedly; a repeat begins anew. Missing: the text comes as a whole. */
  onText?: ((textSoFar: string) => void) | undefined
  /** No answer is waited for beyond this moment, in ms since 1970. */
  latestAt?: number | undefined
  /** An administrator checks the service: one request, even while it is left alone. */
  isCheck?: boolean | undefined
}

export type LanguageModel = {
  /** As the provider calls it. */
  name: string
  /**
   * One request, bounded in time and size. Rejects with ModelFailure, or with the reason of an aborted
   * `signal`.
   */
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

/** The message is for administrators: nothing of the question, no key. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly kind: ModelFailureKind
  /** As asked for by the provider; of "paused": until the next request. */
  readonly retryAfterMs: number | undefined
  constructor(kind: ModelFailureKind, message: string, retryAfterMs?: number) {
    super(message)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}
