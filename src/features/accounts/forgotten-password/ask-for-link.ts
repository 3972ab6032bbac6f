import type { App } from '../../../app.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'
import { countAttempts, type LimitKey } from '../sessions/login-limits.ts'
import { hashTypedName, sealTypedName } from '../sessions/session-token.ts'

/**
 * A job looks the name up, so that neither answer nor time reveals it. Throws rate_limited; conflict without a mail
 * server.
 */
export async function askForLink(
  app: Pick<App, 'db' | 'jobs' | 'clock' | 'config'>,
  typed: string,
  networks: Networks,
): Promise<void> {
  if (app.config.mail.smtpUrl === null)
    throw new AppError('conflict', 'This site sends no mail. Please ask another administrator.')
  const name = typed.trim().toLowerCase()
  const from: LimitKey = `forgotten-from:${networks.block}`
  await countAttempts(app, [from, `forgotten:${hashTypedName(app.db, name)}`])
  const payload = { name: sealTypedName(app.db, name) }
  await app.db.transaction((tx) => app.jobs.enqueue(tx, 'send-password-link', payload))
}
