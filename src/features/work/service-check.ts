import type { ServiceStatus } from '../../shared/work.ts'

export type ServiceCheck = {
  id: ServiceStatus['id']
  /** For people: "Mail". */
  label: string
  isConfigured: boolean
  /** "Send a test mail to yourself". */
  action: string
  /** One sentence, and whether something is wrong. Asks the service for nothing. */
  describe(): Promise<{ sentence: string; isTroubled: boolean }>
  /**
   * Proves that the service works. Returns one sentence; rejects with an Error whose message is one for
   * people.
   */
  check(administrator: { email: string }): Promise<string>
}
