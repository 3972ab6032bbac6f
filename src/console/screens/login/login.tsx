import './login.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AdminUser } from '../../../shared/accounts/admin-user.ts'
import { Screen } from '../../screen.tsx'
import { currentSession, keepSession } from '../../session.ts'
import { useTranslate } from '../../text.tsx'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RakedSand } from './raked-sand.tsx'

export type Credentials = { username: string; password: string }
export type SignedIn = { user: AdminUser; token: string }

/** The login: username and password or a passkey, then a code where the account asks for one. */
export function Component() {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [params] = useSearchParams()
  /** Right, and waiting for their code. */
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  const target = placeAfterLogin(params.get('next'))

  // Who is logged in already has no business here.
  useEffect(() => {
    if (currentSession()) navigate(target, { replace: true })
  }, [navigate, target])

  function enter({ user, token }: SignedIn) {
    // What another person read before is not this one's.
    queries.clear()
    keepSession(user, token)
    navigate(target, { replace: true })
  }

  return (
    <>
      <Screen title={t('Admin Login')}>
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

/** Where somebody wanted to go, if that is a screen of ours; no other site may be led to from here. */
function placeAfterLogin(next: string | null): string {
  return next && /^\/admin\/(?!login|setup|link)[^\\]*$/.test(next) ? next : '/admin/dashboard'
}
