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
import { type SiteInfo, TextProvider } from './text.tsx'

const shell = document.getElementById('console')
if (!shell) throw new Error('The page lacks the element #console.')

const siteInfo: SiteInfo = {
  providerName: shell.dataset.providerName ?? '',
  supportEmail: shell.dataset.supportEmail ?? '',
  needsSetupCode: shell.dataset.setupCode === 'needed',
  isSetUp: shell.dataset.setUp === undefined ? null : shell.dataset.setUp === 'done',
  sendsMail: shell.dataset.mail === 'sent',
}
const router = createRouter()

mountToaster()
createRoot(shell).render(
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
      <TextProvider siteInfo={siteInfo}>
        <RouterProvider router={router} />
        <ProofAsker />
        <SignInAsker />
      </TextProvider>
    </QueryClientProvider>
  )
}
