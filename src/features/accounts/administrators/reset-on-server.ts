import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminUsers } from '../../../db/schema/accounts.ts'
import { AppError } from '../../../shared/errors.ts'
import { notifyAdministrators } from '../notify-administrators.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { endSessions } from '../sessions/create-session.ts'
import { isNamed } from '../sessions/log-in.ts'
import { createLink, LINK_MINUTES } from './send-link.ts'

const SERVER_COMMAND = { id: null, name: 'npm run admin' }
/** In place of a network, in history and notices. */
const THIS_MACHINE = { family: 4, line: 'local', block: 'local' } as const

type ServerReset = { username: string; url: string; minutes: number }

/**
 * For commands on the server: makes a link, ends sessions, tells the others. `name`: username or e-mail.
 * Throws not_found; conflict when deactivated.
 */
export async function resetOnServer(
  app: Pick<App, 'db' | 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  name: string,
  { clearsSecondFactor }: { clearsSecondFactor: boolean },
): Promise<ServerReset> {
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const [user] = await tx.select().from(adminUsers).where(isNamed(name)).for('update')
    if (!user) throw await unknown(app, name)
    if (!user.isActive)
      throw new AppError(
        'conflict',
        `${user.username} is deactivated. Another administrator can activate it.`,
      )
    const url = await createLink(app, tx, user.id, { purpose: 'reset', clearsSecondFactor })
    await endSessions(tx, user.id)
    const change = { before: {}, after: { link: 'made on the server', clearsSecondFactor } }
    await recordAccountChange(tx, 'reset', SERVER_COMMAND, user, change, now)
    const event = { kind: 'reset-on-server', user, actor: SERVER_COMMAND, networks: THIS_MACHINE } as const
    await notifyAdministrators(tx, app, event)
    return { username: user.username, url, minutes: LINK_MINUTES.reset }
  })
}

async function unknown({ db }: Pick<App, 'db'>, name: string): Promise<AppError> {
  const users = await db
    .select({ username: adminUsers.username })
    .from(adminUsers)
    .where(eq(adminUsers.isActive, true))
    .orderBy(adminUsers.username)
    .limit(50)
  const names = users.map(({ username }) => username).join(', ')
  return new AppError(
    'not_found',
    `There is no administrator "${name}". ${names === '' ? 'The back office has no administrator yet: open /admin/setup.' : `Active ones: ${names}.`}`,
  )
}
