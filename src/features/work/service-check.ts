import type { ServiceStatus } from '../../shared/work.ts'

/** One outside service that the product uses: what is known of it, and a way to prove that it works. */
export type ServiceCheck = {
  id: ServiceStatus['id']
  /** As people know it: "Mail". */
  label: string
  isConfigured: boolean
  /** What a person presses to prove it: "Send a test mail to yourself". */
  action: string
  /** One sentence about its present state, and whether something is wrong. Asks the service for nothing. */
  describe(): Promise<{ sentence: string; isTroubled: boolean }>
  /**
   * Proves that it works, for the administrator who asked. Returns one sentence; rejects with an Error whose message
   * is the sentence for people.
   */
  check(administrator: { email: string }): Promise<string>
}
