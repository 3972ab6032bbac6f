import type { ServiceStatus } from '../../shared/work.ts'

export type ServiceCheck = {
  id: ServiceStatus['id']
  label: string
  isConfigured: boolean
  /** "Send a test mail to yourself". */
  action: string
  /** Without asking the service. */
  describe(): Promise<{ sentence: string; isTroubled: boolean }>
  /** Rejects with a message for people. */
  check(administrator: { email: string }): Promise<string>
}
