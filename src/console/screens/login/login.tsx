import './login.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { placeAfterLogin } from '../../login-path.ts'
import { Screen } from '../../parts.tsx'
import type { SignedIn } from '../../proof/show-passkey.ts'
import { currentSession, keepSession } from '../../session.ts'
import { siteInfo } from '../../site-info.ts'
import { t } from '../../text.ts'
import { CodeStep } from './code-step.tsx'
import { type Credentials, PasswordStep } from './password-step.tsx'

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

const CENTRE = { x: 1180, y: 330 }
const GROOVES = Array.from({ length: 24 }, (_, n) => n)

function RakedSand() {
  return (
    <svg
      className="raked-sand"
      viewBox="0 0 1600 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {GROOVES.map((n) => (
        <ellipse
          key={n}
          className="raked-line"
          cx={CENTRE.x}
          cy={CENTRE.y}
          rx={182 + n * 52}
          ry={46 + n * 14}
          opacity={(1 - n / GROOVES.length) ** 1.4}
        />
      ))}
      <path className="stone" d="M1042 292c0-50 57-70 139-70s145 19 145 68-56 62-142 62-142-13-142-60Z" />
      <path className="stone" d="M1112 186c0-25 30-39 72-39s70 14 70 39-29 39-70 39-72-14-72-39Z" />
    </svg>
  )
}
