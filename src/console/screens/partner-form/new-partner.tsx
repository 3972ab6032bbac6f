import './partner-form.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createPartnerCall, findLikePartnersCall } from '../../../shared/calls/partners.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import type { LikePartner } from '../../../shared/partners/like-partner.ts'
import { regionCode } from '../../../shared/places/regions.ts'
import { call } from '../../api.ts'
import { putFieldErrors } from '../../api-error.ts'
import { AskDialog } from '../../form-dialog.tsx'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { ButtonLink, Screen, SubmitButton } from '../../parts.tsx'
import { complain, t, tell } from '../../text.ts'
import { useUnsavedGuard } from '../../use-unsaved-guard.tsx'
import { BACK_TO_FORM, saveKeys, useAfterPartnerChange } from './after-partner-change.ts'
import { PartnerForm } from './partner-form.tsx'
import { usePlaceQuestion } from './place-question.tsx'
import { type CheckedPartner, usePartnerForm } from './use-partner-form.ts'

/** `isNew`: confirmed not to be a similar one. */
type Wanted = { partner: CheckedPartner; isNew: boolean }
type Likes = { partner: CheckedPartner; found: LikePartner[] }

export function Component() {
  const navigate = useNavigate()
  const refresh = useAfterPartnerChange()
  const at = usePartnerForm(null)
  const [likes, setLikes] = useState<Likes | null>(null)
  const place = usePlaceQuestion()
  const guard = useUnsavedGuard(at.form.formState.isDirty)

  const creation = useMutation({
    mutationFn: async ({ partner, isNew }: Wanted): Promise<AdminPartner | LikePartner[]> => {
      const found = isNew ? [] : await call(findLikePartnersCall, { body: factsOf(partner) })
      return found.length > 0 ? found : call(createPartnerCall, { body: partner })
    },
    onSuccess: (answer, { partner }) => {
      if (Array.isArray(answer)) return setLikes({ partner, found: answer })
      void refresh()
      tell(t('Partner created successfully'))
      guard.letGo()
      navigate('/admin/partners')
    },
    onError: (error, { partner }) => {
      const goOn = () => creation.mutate({ partner: { ...partner, isPlaceConfirmed: true }, isNew: true })
      if (place.ask(error, goOn)) return
      putFieldErrors(at.form, error)
      const what = t('Failed to create partner')
      complain(`${what}: ${error.message}`)
    },
  })

  function save() {
    if (creation.isPending) return
    at.submit((partner) => creation.mutate({ partner, isNew: false }))
  }
  useShortcut({ key: 's', withControl: true, does: t('Save') }, save)

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
      {guard.question}
      {place.question}
      {likes && (
        <LikeQuestion
          found={likes.found}
          onClose={() => setLikes(null)}
          onCreate={() => {
            setLikes(null)
            creation.mutate({ partner: likes.partner, isNew: true })
          }}
        />
      )}
    </Screen>
  )
}

function factsOf({ name, phone, address, city, state, zipCode }: CheckedPartner) {
  return { name, phone, address, city, state, zipCode }
}

type LikeQuestionProps = { found: readonly LikePartner[]; onCreate: () => void; onClose: () => void }

function LikeQuestion({ found, onCreate, onClose }: LikeQuestionProps) {
  return (
    <AskDialog
      title={t('Is this partner listed already?')}
      description={t(
        '{count, plural, one {A partner in the directory is like this one.} other {# partners in the directory are like this one.}}',
        { count: found.length },
      )}
      submitLabel={t('Create Anyway')}
      cancelLabel={t(BACK_TO_FORM)}
      onSubmit={onCreate}
      onClose={onClose}
    >
      <ul className="like-partners">
        {found.map((partner) => (
          <li key={partner.id}>
            <a href={`/admin/partners/${partner.id}/edit`} target="_blank" rel="noopener">
              {partner.name}
            </a>
            {!partner.isActive && <span className="badge outline">{t('Inactive')}</span>}
            <p>{`${partner.address}, ${partner.city}, ${regionCode(partner.state)} ${partner.zipCode}`}</p>
            <p className="soft">{partner.reasons.map((reason) => REASON_TEXTS[reason]).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </AskDialog>
  )
}

const REASON_TEXTS: Record<LikePartner['reasons'][number], string> = {
  phone: t('Same telephone number'),
  address: t('Same address'),
  name: t('Similar name in the same place'),
}
