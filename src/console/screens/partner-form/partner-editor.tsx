import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { updatePartnerCall } from '../../../shared/calls/partners.ts'
import { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { call } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { Screen } from '../../screen.tsx'
import { useTranslate } from '../../text.tsx'
import { useShortcut } from '../../use-shortcut.ts'
import { useUnsavedGuard } from '../../use-unsaved-guard.tsx'
import { afterPartnerChange } from './after-partner-change.ts'
import type { CheckedPartner } from './check-partner-form.ts'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { EditorActions } from './editor-actions.tsx'
import { CHECK_MARKS } from './fields/open-marks.ts'
import { listPath } from './find-neighbours.ts'
import { differingFields, type PartnerFormValues, toFormValues } from './form-values.ts'
import { PartnerForm } from './partner-form.tsx'
import { saveKeys } from './save-keys.ts'
import { usePartnerForm } from './use-partner-form.ts'

type Conflict = { message: string; current: AdminPartner; goesOn: boolean }

/** Sends only changed fields, and only if nobody else has saved meanwhile. */
export function PartnerEditor({ stored }: { stored: AdminPartner }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  /** Version that changes are compared with. */
  const [base, setBase] = useState(stored)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isDone, setDone] = useState(false)
  const {
    form,
    isDirty,
    pendingService,
    setPendingService,
    takePendingService,
    startFrom,
    showFieldErrors,
    reportMarks,
    hasOpenMarks,
  } = usePartnerForm(stored)
  const guard = useUnsavedGuard(isDirty && !isDone)
  useEffect(() => {
    if (isDone) navigate(listPath(stored.id))
  }, [isDone, navigate, stored.id])

  const update = useMutation({
    mutationFn: ({
      partner,
      against,
    }: {
      partner: CheckedPartner
      against: AdminPartner
      goesOn: boolean
    }) => {
      const changed = differingFields(toFormValues(against), form.getValues())
      const body = Object.fromEntries(changed.map((field) => [field, partner[field]]))
      const expectedUpdatedAt = against.updatedAt
      return call(updatePartnerCall, { params: { id: against.id }, body: { ...body, expectedUpdatedAt } })
    },
    onSuccess: (partner, { goesOn }) => {
      void afterPartnerChange(queries, partner.id)
      setBase(partner)
      startFrom(partner)
      showToast({ title: t('Success'), description: t('Partner updated successfully') })
      if (goesOn) setDone(true)
    },
    onError: (error, { goesOn }) => {
      const current = error instanceof ApiError ? AdminPartner.safeParse(error.body.current) : null
      if (current?.success) {
        setConflict({ message: error.message, current: current.data, goesOn })
        return
      }
      showFieldErrors(error)
      const what = t('Failed to update partner')
      showToast({ title: t('Error'), description: `${what}: ${error.message}`, kind: 'danger' })
    },
  })

  /** `goesOn`: return to the list, as the button does; the shortcut stays here. */
  function save(goesOn: boolean, against = base) {
    if (update.isPending) return
    if (hasOpenMarks()) {
      showToast({ title: t('Please check the text'), description: t(CHECK_MARKS), kind: 'danger' })
      return
    }
    takePendingService()
    void form.handleSubmit((partner) => update.mutate({ partner, against, goesOn }))()
  }
  useShortcut({ key: 's', withControl: true }, () => save(false))

  /** Rebases onto the other version with the chosen values, and saves. */
  function settle(values: PartnerFormValues, { current, goesOn }: Conflict) {
    setConflict(null)
    setBase(current)
    startFrom(current)
    for (const field of differingFields(toFormValues(current), values)) {
      form.setValue(field, values[field], { shouldDirty: true })
    }
    save(goesOn, current)
  }

  return (
    <Screen
      title={t('Edit Partner')}
      lead={t('Update information for {name}', { name: base.name })}
      actions={<EditorActions partner={base} onDeleted={() => setDone(true)} />}
    >
      <FormProvider {...form}>
        <PartnerForm
          partner={base}
          pendingService={pendingService}
          onPendingService={setPendingService}
          onMarks={reportMarks}
          onSubmit={() => save(true)}
          keysHint={t('{keys} saves and stays here.', { keys: saveKeys() })}
        >
          <button type="submit" className="button filled" aria-disabled={update.isPending}>
            {update.isPending ? t('Updating...') : t('Update Partner')}
          </button>
          <Link className="button" to={listPath(base.id)}>
            {t('Cancel')}
          </Link>
        </PartnerForm>
      </FormProvider>
      {guard}
      {conflict && (
        <ConflictDialog
          message={conflict.message}
          base={toFormValues(base)}
          mine={form.getValues()}
          theirs={toFormValues(conflict.current)}
          onSettle={(values) => settle(values, conflict)}
          onClose={() => setConflict(null)}
        />
      )}
    </Screen>
  )
}
