import './console.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { keepFocus } from './frame/keep-focus.ts'
import type { Answer } from './proof/ask-for-proof.ts'
import { onProofAsked } from './proof/ask-for-proof.ts'
import { createQueryClient, forgetWithSession } from './query-client.ts'
import { createRouter } from './routes.tsx'
import { onSignInAsked, useSession } from './session.ts'
import { consoleShell } from './site-info.ts'

const router = createRouter()

createRoot(consoleShell()).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)

function Console() {
  const [client] = useState(createQueryClient)
  useEffect(() => forgetWithSession(client), [client])
  useEffect(keepFocus, [])
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <ProofAsker />
      <SignInAsker />
    </QueryClientProvider>
  )
}

const ProofDialog = lazy(() => import('./proof/proof-dialog.tsx'))

function ProofAsker() {
  const { isOpen, end } = useAsker(onProofAsked)
  return isOpen ? (
    <Suspense>
      <ProofDialog onEnd={end} />
    </Suspense>
  ) : null
}

const SignInDialog = lazy(() => import('./sign-in/sign-in-dialog.tsx'))

function SignInAsker() {
  const { isOpen, end } = useAsker(onSignInAsked)
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
  return isOpen && session ? (
    <Suspense>
      <SignInDialog session={session} onCancel={() => end(false)} />
    </Suspense>
  ) : null
}

/** One dialog's answer goes to all waiting calls. */
function useAsker(onAsked: (open: (answer: Answer) => void) => () => void) {
  const waiting = useRef<Answer[]>([])
  const [isOpen, setOpen] = useState(false)
  useEffect(
    () =>
      onAsked((answer) => {
        waiting.current.push(answer)
        setOpen(true)
      }),
    [onAsked],
  )
  function end(isGiven: boolean) {
    setOpen(false)
    for (const answer of waiting.current.splice(0)) answer(isGiven)
  }
  return { isOpen, end }
}
