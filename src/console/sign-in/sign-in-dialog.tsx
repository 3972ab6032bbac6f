import { Button } from '../parts.tsx'
import '../screens/login/login.css'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormFailure } from '../form-dialog.tsx'
import type { SignedIn } from '../proof/show-passkey.ts'
import { CodeStep } from '../screens/login/code-step.tsx'
import { type Credentials, PasswordStep } from '../screens/login/password-step.tsx'
import { forgetSession, keepSession, type StoredSession } from '../session.ts'
import { t } from '../text.ts'

type SignInDialogProps = { session: StoredSession; onCancel: () => void }

/** For the same administrator; typed text and pending calls stay. */
export default function SignInDialog({ session, onCancel }: SignInDialogProps) {
  const { id, username } = session.user
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  const [failure, setFailure] = useState('')

  function enter({ user, token }: SignedIn) {
    // Another name would stand under what was typed.
    if (user.id === id) return keepSession(user, token)
    setCredentials(null)
    setFailure(t('That is another administrator. Please log in as {username}.', { username }))
  }

  return (
    <Dialog
      title={t('Your session has ended')}
      description={t('Nothing that you typed is lost. Log in again, and what you were doing goes on.')}
      onClose={onCancel}
    >
      <FormFailure text={failure} />
      {credentials ? (
        <CodeStep credentials={credentials} onSignedIn={enter} onBack={() => setCredentials(null)} />
      ) : (
        <PasswordStep username={username} onSignedIn={enter} onCodeNeeded={setCredentials} />
      )}
      <Button label={t('Log in as somebody else')} className="link-button" onClick={forgetSession} />
    </Dialog>
  )
}
