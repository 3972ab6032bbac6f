import type { AnswerOf } from '../../../shared/calls/define-call.ts'
import type { logInCall } from '../../../shared/calls/sign-in.ts'
import './login.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Screen } from '../../screen.tsx'
import { currentSession, keepSession } from '../../session.ts'
import { useTranslate } from '../../text.tsx'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RakedSand } from './raked-sand.tsx'

export type Credentials = { username: string; password: string }
export type SignedIn = AnswerOf<typeof logInCall>

/** /admin/login */
export function Component() {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [params] = useSearchParams()
  /** Accepted credentials that still need a code. */
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  const target = placeAfterLogin(params.get('next'))

  useEffect(() => {
    if (currentSession()) navigate(target, { replace: true })
  }, [navigate, target])

  function enter({ user, token }: SignedIn) {
    // Drops data cached for another person.
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

/** Returns `next` if it is a path of the console, so that no link can redirect to another site. */
function placeAfterLogin(next: string | null): string {
  return next && /^\/admin\/(?!login|setup|link)[^\\]*$/.test(next) ? next : '/admin/dashboard'
}
