import type { App } from '../../../app.ts'
import type { Administrator, ResetInput } from '../../../shared/accounts/admin-account.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'
import { notifyAdministrators } from '../notify-administrators.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { lockActive } from './invite-administrator.ts'
import { showAdministrator } from './list-administrators.ts'
import { sendLink } from './send-link.ts'

/**
 * Mails a link (one hour); only its use changes anything. Throws not_found, conflict (deactivated or without a
 * password).
 */
export async function resetAdministrator(
  app: Pick<App, 'db' | 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  id: string,
  { clearsSecondFactor }: ResetInput,
  actor: Actor,
  networks: Networks,
): Promise<Administrator> {
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const user = await lockActive(tx, id)
    if (user.passwordHash === null) {
      throw new AppError('conflict', 'This invitation has not been accepted yet. Please send it again.')
    }
    await sendLink(app, tx, user, { purpose: 'reset', by: actor.name, clearsSecondFactor })
    const change = { before: {}, after: { link: 'sent', clearsSecondFactor } }
    await recordAccountChange(tx, 'reset', actor, user, change, now)
    if (clearsSecondFactor) {
      await notifyAdministrators(tx, app, { kind: 'second-factor-reset', user, actor, networks })
    }
    return showAdministrator(tx, id, actor.id, now)
  })
}
