import './partner-form.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { createPartnerCall } from '../../../shared/calls/partners.ts'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { call } from '../../api.ts'
import { Screen } from '../../screen.tsx'
import { useTranslate } from '../../text.tsx'
import { useShortcut } from '../../use-shortcut.ts'
import { useUnsavedGuard } from '../../use-unsaved-guard.tsx'
import { afterPartnerChange } from './after-partner-change.ts'
import type { CheckedPartner } from './check-partner-form.ts'
import { CHECK_MARKS } from './fields/open-marks.ts'
import { PartnerForm } from './partner-form.tsx'
import { saveKeys } from './save-keys.ts'
import { usePartnerForm } from './use-partner-form.ts'

/** /admin/partners/new */
export function Component() {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const {
    form,
    isDirty,
    pendingService,
    setPendingService,
    takePendingService,
    showFieldErrors,
    reportMarks,
    hasOpenMarks,
  } = usePartnerForm(null)
  const [isDone, setDone] = useState(false)
  const guard = useUnsavedGuard(isDirty && !isDone)
  useEffect(() => {
    if (isDone) navigate('/admin/partners')
  }, [isDone, navigate])

  const creation = useMutation({
    mutationFn: (partner: CheckedPartner) => call(createPartnerCall, { body: partner }),
    onSuccess: () => {
      void afterPartnerChange(queries)
      showToast({ title: t('Success'), description: t('Partner created successfully') })
      setDone(true)
    },
    onError: (error) => {
      showFieldErrors(error)
      const what = t('Failed to create partner')
      showToast({ title: t('Error'), description: `${what}: ${error.message}`, kind: 'danger' })
    },
  })

  function save() {
    if (creation.isPending) return
    if (hasOpenMarks()) {
      showToast({ title: t('Please check the text'), description: t(CHECK_MARKS), kind: 'danger' })
      return
    }
    takePendingService()
    void form.handleSubmit((partner) => creation.mutate(partner))()
  }
  useShortcut({ key: 's', withControl: true }, save)

  return (
    <Screen
      title={t('Add Partner')}
      lead={t('A new partner appears in the directory as soon as it is created.')}
    >
      <FormProvider {...form}>
        <PartnerForm
          partner={null}
          pendingService={pendingService}
          onPendingService={setPendingService}
          onMarks={reportMarks}
          onSubmit={save}
          keysHint={t('{keys} saves.', { keys: saveKeys() })}
        >
          <button type="submit" className="button filled" aria-disabled={creation.isPending}>
            {creation.isPending ? t('Creating...') : t('Create Partner')}
          </button>
          <Link className="button" to="/admin/partners">
            {t('Cancel')}
          </Link>
        </PartnerForm>
      </FormProvider>
      {guard}
    </Screen>
  )
}
