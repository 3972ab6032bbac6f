import type { SignedIn } from './log-in-by-passkey.ts'
import { type Credentials, PasswordStep } from './password-step.tsx'
import './login.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { placeAfterLogin } from '../../login-path.ts'
import { Screen } from '../../screen.tsx'
import { currentSession, keepSession } from '../../session.ts'
import { siteInfo } from '../../site-info.ts'
import { t } from '../../text.ts'
import { CodeStep } from './code-step.tsx'
import { RakedSand } from './raked-sand.tsx'

/** /admin/login */
export function Component() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [params] = useSearchParams()
  const { isSetUp } = siteInfo()
  /** A code is needed too. */
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  const target = placeAfterLogin(params.get('next'), location.origin, useLocation().hash)

  useEffect(() => {
    if (currentSession()) navigate(target, { replace: true })
  }, [navigate, target])

  function enter({ user, token }: SignedIn) {
    // Another person's data may be cached.
    queries.clear()
    keepSession(user, token)
    navigate(target, { replace: true })
  }

  return (
    <>
      <Screen title={t('Admin Login')}>
        {isSetUp === false && (
          <p className="notice">
            {t('This directory has no administrator yet.')}{' '}
            <Link to="/admin/setup">{t('Create the first one')}</Link>
          </p>
        )}
        {credentials ? (
          <CodeStep credentials={credentials} onSignedIn={enter} onBack={() => setCredentials(null)} />
        ) : (
          <PasswordStep onSignedIn={enter} onCodeNeeded={setCredentials} />
        )}
      </Screen>
      <RakedSand />
    </>
  )
}
