import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { OwnName } from '../../../shared/accounts/admin-account.ts'
import type { AdminUser } from '../../../shared/accounts/admin-user.ts'
import { listAdministratorsCall } from '../../../shared/calls/administrators.ts'
import { changeOwnNameCall, readOwnAccountCall } from '../../../shared/calls/own-account.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call, keyOf } from '../../api.ts'
import { putFieldErrors } from '../../api-error.ts'
import { Button } from '../../button.tsx'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { currentSession, keepSession } from '../../session.ts'
import { complain, tell } from '../../tell.ts'
import { t } from '../../text.ts'
import { useUnsavedGuard } from '../../use-unsaved-guard.tsx'
import { AccountPart } from './account-part.tsx'

const valuesOf = (user: AdminUser) => ({ firstName: user.firstName ?? '', lastName: user.lastName ?? '' })

/** For the history. */
export function NameForm({ user }: { user: AdminUser }) {
  const queries = useQueryClient()
  const form = useForm<{ firstName: string; lastName: string }, unknown, OwnName>({
    resolver: zodResolver(OwnName) as never,
    defaultValues: valuesOf(user),
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const guard = useUnsavedGuard(isDirty)
  const save = form.handleSubmit(async (name) => {
    try {
      const { user: saved } = await call(changeOwnNameCall, { body: name })
      form.reset(valuesOf(saved))
      const session = currentSession()
      if (session) keepSession(saved, session.token)
      void queries.invalidateQueries({ queryKey: keyOf(readOwnAccountCall) })
      void queries.invalidateQueries({ queryKey: keyOf(listAdministratorsCall) })
      tell(t('Your name was saved'))
    } catch (error) {
      if (!putFieldErrors(form, error, ['firstName', 'lastName'])) complain(error as Error)
    }
  })
  useShortcut({ key: 's', withControl: true, does: t('Save') }, () => void save())

  return (
    <AccountPart title={t('Name')} text={t('The history shows it beside your changes.')}>
      <form className="account-form" noValidate onSubmit={save}>
        <div className="field-row">
          <TextField
            label={t('First Name')}
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <TextField
            label={t('Last Name')}
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
        </div>
        <div className="account-buttons">
          <Button
            label={isSubmitting ? t('Saving...') : t('Save Name')}
            type="submit"
            className="button filled"
            disabled={isSubmitting || !isDirty}
          />
          <p className="field-hint">{t('Ctrl or Cmd + S saves.')}</p>
        </div>
      </form>
      {guard}
    </AccountPart>
  )
}
