import type { Administrator } from '../../../shared/accounts/admin-account.ts'
import { Button, ButtonLink } from '../../parts.tsx'
import { momentText, personName, t } from '../../text.ts'

type AdministratorRowProps = {
  administrator: Administrator
  isBusy: boolean
  onSetActive: () => void
  onReset: () => void
  onResend: () => void
}

export function AdministratorRow({ administrator, isBusy, ...on }: AdministratorRowProps) {
  const { isActive, hasPassword, isYou, linkExpiresAt, lastLoginAt } = administrator
  const name = personName(administrator)
  return (
    <li className="administrator">
      <div className="administrator-who">
        <h2>
          {name} {isYou && <span className="badge">{t('You')}</span>}
          {!isActive && <span className="badge outline">{t('Inactive')}</span>}
          {isActive && !hasPassword && <span className="badge outline">{t('Invited')}</span>}
        </h2>
        <p className="soft">
          {administrator.username} · {administrator.email}
        </p>
      </div>
      <ul className="administrator-facts">
        <li>
          {lastLoginAt
            ? t('Last login {moment}', { moment: momentText(lastLoginAt) })
            : t('Has never logged in')}
        </li>
        <li>{howTheyLogIn()}</li>
        {linkExpiresAt && (
          <li>{t('A link is open until {moment}', { moment: momentText(linkExpiresAt) })}</li>
        )}
      </ul>
      <div className="administrator-actions">
        {isYou ? (
          <ButtonLink label={t('Your Account')} className="action" to="/admin/account" />
        ) : (
          <>
            {isActive && (
              <Button
                label={hasPassword ? t('Reset') : t('Send Again')}
                className="action"
                aria-label={
                  hasPassword
                    ? t('Reset the password of {name}', { name })
                    : t('Send the invitation of {name} again', { name })
                }
                disabled={isBusy}
                onClick={hasPassword ? on.onReset : on.onResend}
              />
            )}
            <Button
              label={isActive ? t('Deactivate') : t('Activate')}
              className={isActive ? 'action danger' : 'action'}
              aria-label={isActive ? t('Deactivate {name}', { name }) : t('Activate {name}', { name })}
              disabled={isBusy}
              onClick={on.onSetActive}
            />
          </>
        )}
      </div>
    </li>
  )

  function howTheyLogIn(): string {
    const { hasTotp, passkeyCount } = administrator
    if (!hasPassword) return t('No password yet')
    const passkeys =
      passkeyCount > 0
        ? t('{count, plural, one {# passkey} other {# passkeys}}', { count: passkeyCount })
        : ''
    return [hasTotp ? t('Password and code') : t('Password alone'), passkeys].filter(Boolean).join(', ')
  }
}
