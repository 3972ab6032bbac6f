import { ButtonLink, SubmitButton } from '../../button.tsx'
import { complain, tell } from '../../tell.ts'
import './partner-form.css'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { createPartnerCall, findLikePartnersCall } from '../../../shared/calls/partners.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import type { LikePartner } from '../../../shared/partners/like-partner.ts'
import { call } from '../../api.ts'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { Screen } from '../../screen.tsx'
import { t } from '../../text.ts'
import { useUnsavedGuard } from '../../use-unsaved-guard.tsx'
import { saveKeys, useAfterPartnerChange } from './after-partner-change.ts'
import type { CheckedPartner } from './check-partner-form.ts'
import { LikeQuestion } from './like-question.tsx'
import { PartnerForm } from './partner-form.tsx'
import { PlaceQuestion, readPlaceDoubts } from './place-question.tsx'
import { usePartnerForm } from './use-partner-form.ts'

/** `isNew`: confirmed not to be a similar one. */
type Wanted = { partner: CheckedPartner; isNew: boolean }
type Question = { wanted: Wanted; found: LikePartner[]; doubts: string[] | null }

/** /admin/partners/new */
export function Component() {
  const navigate = useNavigate()
  const refresh = useAfterPartnerChange()
  const at = usePartnerForm(null)
  const [isAdded, setAdded] = useState(false)
  const [question, setQuestion] = useState<Question | null>(null)
  const guard = useUnsavedGuard(at.isDirty && !isAdded)
  useEffect(() => {
    if (isAdded) navigate('/admin/partners')
  }, [isAdded, navigate])

  const creation = useMutation({
    mutationFn: async ({ partner, isNew }: Wanted): Promise<AdminPartner | LikePartner[]> => {
      const found = isNew ? [] : await call(findLikePartnersCall, { body: factsOf(partner) })
      return found.length > 0 ? found : call(createPartnerCall, { body: partner })
    },
    onSuccess: (answer, wanted) => {
      if (Array.isArray(answer)) return setQuestion({ wanted, found: answer, doubts: null })
      void refresh()
      tell(t('Partner created successfully'))
      setAdded(true)
    },
    onError: (error, wanted) => {
      const doubts = readPlaceDoubts(error)
      if (doubts) return setQuestion({ wanted: { ...wanted, isNew: true }, found: [], doubts })
      at.showFieldErrors(error)
      const what = t('Failed to create partner')
      complain(`${what}: ${error.message}`)
    },
  })

  function save() {
    if (creation.isPending) return
    at.submit((partner) => creation.mutate({ partner, isNew: false }))
  }
  useShortcut({ key: 's', withControl: true, does: t('Save') }, save)

  function goOn({ isNew, ...confirmed }: { isNew?: true; isPlaceConfirmed?: true }) {
    const wanted = question?.wanted
    setQuestion(null)
    if (wanted)
      creation.mutate({
        partner: { ...wanted.partner, ...confirmed },
        isNew: isNew ?? wanted.isNew,
      })
  }

  return (
    <Screen
      title={t('Add Partner')}
      lead={t('A new partner appears in the directory as soon as it is created.')}
    >
      <PartnerForm partner={null} at={at} onSubmit={save} keysHint={t('{keys} saves.', { keys: saveKeys() })}>
        <SubmitButton
          label={creation.isPending ? t('Creating...') : t('Create Partner')}
          aria-disabled={creation.isPending}
        />
        <ButtonLink label={t('Cancel')} to="/admin/partners" />
      </PartnerForm>
      {guard}
      <LikeQuestion
        found={question?.found ?? []}
        onClose={() => setQuestion(null)}
        onCreate={() => goOn({ isNew: true })}
      />
      <PlaceQuestion
        doubts={question?.doubts ?? null}
        onCancel={() => setQuestion(null)}
        onConfirm={() => goOn({ isPlaceConfirmed: true })}
      />
    </Screen>
  )
}

function factsOf({ name, phone, address, city, state, zipCode }: CheckedPartner) {
  return { name, phone, address, city, state, zipCode }
}
