import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { adminUsers } from '../../db/schema/accounts.ts'
import type { Networks } from '../../shared/network-of.ts'
import { queueMail } from '../inquiries/mail/queue-mail.ts'
import { cleanLine } from '../inquiries/receive/clean-text.ts'
import { nameOf } from './record-account-change.ts'

type Person = { id: string; username: string; firstName: string | null; lastName: string | null }

export type AccountEvent = {
  kind: 'invited' | 'second-factor-removed' | 'second-factor-reset' | 'reset-on-server' | 'email-changed'
  user: Person
  /** Null: the owner, by a link. */
  actor: { id: string | null; name: string } | null
  networks: Networks
}

/** In the caller's transaction: a stolen session cannot hide it (ACCOUNT-6). */
export async function notifyAdministrators(
  tx: Queryable,
  app: Pick<App, 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  event: AccountEvent,
): Promise<void> {
  const now = app.clock.now()
  const involved = [event.user.id, ...(event.actor?.id ? [event.actor.id] : [])]
  const others = await tx
    .select()
    .from(adminUsers)
    .where(
      and(
        eq(adminUsers.isActive, true),
        isNotNull(adminUsers.passwordHash),
        notInArray(adminUsers.id, involved),
      ),
    )
    .orderBy(adminUsers.id)
  const siteName = cleanLine(app.config.provider.name)
  const whose = cleanLine(nameOf(event.user))
  const [subject, sentence] = describe(event, whose, event.actor ? cleanLine(event.actor.name) : whose)
  for (const other of others) {
    const mail = accountMail(other, `${subject} in ${siteName}`, [
      sentence,
      '',
      `Account:  ${cleanLine(event.user.username)}`,
      `When:     ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      `From:     ${inWords(event.networks)}`,
      '',
      'If this was not expected, please ask them at once. You can deactivate accounts here:',
      `${app.siteUrl}/admin/administrators`,
    ])
    await queueMail(tx, app, { kind: 'account', to: other.email, ...mail }, now)
  }
}

const REMOVED = 'A second step was removed'
function describe({ kind, actor }: AccountEvent, whose: string, by: string): [string, string] {
  switch (kind) {
    case 'invited':
      return ['A new administrator', `${by} invited ${whose} as an administrator.`]
    case 'email-changed':
      return ['An email address was changed', `${by} has another email address now.`]
    case 'reset-on-server': {
      const sentence = `Somebody made a link on the server to choose a new password for ${whose}.`
      return ['A password is being reset', sentence]
    }
    case 'second-factor-reset': {
      const sentence = `${by} sent ${whose} a link whose use removes their second step and passkeys.`
      return ['A second step is being reset', sentence]
    }
    case 'second-factor-removed':
      return actor
        ? [REMOVED, `${by} removed an authenticator app or a passkey from their own account.`]
        : [
            REMOVED,
            `The second step and passkeys of ${whose} were removed by the link that was sent to them.`,
          ]
  }
}

function inWords({ line, block }: Networks): string {
  const isHere = line === 'local' || line.startsWith('127.') || line === '0:0:0:0::/64'
  return isHere ? 'the machine that the site runs on' : `the network ${block}`
}

/** `lines` must be clean. */
export function accountMail(
  to: { username: string; firstName: string | null },
  subject: string,
  lines: readonly string[],
): { subject: string; text: string } {
  const text = [`Hello ${cleanLine(to.firstName ?? to.username)},`, '', ...lines, ''].join('\n')
  return { subject: cleanLine(subject), text }
}
