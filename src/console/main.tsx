import './console.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { mountToaster } from '../ui/toast/toaster.tsx'
import { keepFocus } from './frame/keep-focus.ts'
import { ProofAsker } from './proof/proof-asker.tsx'
import { createQueryClient, forgetWithSession } from './query-client.ts'
import { createRouter } from './routes.tsx'
import { SignInAsker } from './sign-in/sign-in-asker.tsx'
import { consoleShell } from './site-info.ts'

const router = createRouter()

mountToaster()
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
