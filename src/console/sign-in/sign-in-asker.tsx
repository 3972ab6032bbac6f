import { lazy, Suspense, useEffect, useRef } from 'react'
import { useAsker } from '../proof/use-asker.ts'
import { useSession } from '../session.ts'
import { onSignInAsked } from './renew-session.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'))

/** One dialog for all waiting calls. */
export function SignInAsker() {
  const { isOpen, wasAsked, end } = useAsker(onSignInAsked)
  const session = useSession()
  const endedToken = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!isOpen) {
      endedToken.current = undefined
      return
    }
    endedToken.current ??= session?.token
    // Another tab has logged in or out.
    if (!session) end(false)
    else if (session.token !== endedToken.current) end(true)
  })
  return wasAsked && session ? (
    <Suspense>
      <SignInDialog isOpen={isOpen} session={session} onCancel={() => end(false)} />
    </Suspense>
  ) : null
}
