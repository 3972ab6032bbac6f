import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { updatePartnerCall } from '../../../shared/calls/partners.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { paths } from '../../../shared/paths.ts'
import { call } from '../../api.ts'
import { ApiError, putFieldErrors } from '../../api-error.ts'
import { ConflictDialog, type Versions } from '../../conflict/conflict-dialog.tsx'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { AskPartners } from '../../partner-check/ask-partners.tsx'
import { Button, ButtonLink, Screen, SubmitButton } from '../../parts.tsx'
import { complain, t, tell, valueText } from '../../text.ts'
import { useUnsavedGuard } from '../../use-unsaved-guard.tsx'
import { DeleteOneDialog } from '../partners/delete-dialogs.tsx'
import { type Arrival, arriving, listPath, saveKeys, useAfterPartnerChange } from './after-partner-change.ts'
import { differingFields, toFormValues } from './form-values.ts'
import { PartnerForm } from './partner-form.tsx'
import { usePlaceQuestion } from './place-question.tsx'
import { type CheckedPartner, usePartnerForm } from './use-partner-form.ts'

type Conflict = { message: string; current: AdminPartner; goesOn: boolean }

/** Sends changed fields alone; asks when somebody else changed them too. */
export function PartnerEditor({ stored }: { stored: AdminPartner }) {
  const navigate = useNavigate()
  const refresh = useAfterPartnerChange()
  const [base, setBase] = useState(stored)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const place = usePlaceQuestion()
  const at = usePartnerForm(stored)
  const guard = useUnsavedGuard(at.form.formState.isDirty)
  const leave = (arrival: Arrival) => {
    guard.letGo()
    navigate(listPath(), arriving(arrival))
  }

  const update = useMutation({
    mutationFn: ({
      partner,
      against,
      isPlaceConfirmed,
    }: {
      partner: CheckedPartner
      against: AdminPartner
      goesOn: boolean
      isPlaceConfirmed?: true
    }) => {
      const changed = differingFields(toFormValues(against), at.form.getValues())
      const body = Object.fromEntries(changed.map((field) => [field, partner[field]]))
      const expectedUpdatedAt = against.updatedAt
      return call(updatePartnerCall, {
        params: { id: against.id },
        body: { ...body, isPlaceConfirmed, expectedUpdatedAt },
      })
    },
    onSuccess: (partner, { goesOn }) => {
      void refresh(partner.id)
      setBase(partner)
      at.startFrom(partner)
      tell(t('Partner updated successfully'))
      if (goesOn) leave({ from: partner.id })
    },
    onError: (error, wanted) => {
      const { goesOn } = wanted
      const current = error instanceof ApiError ? AdminPartner.safeParse(error.body.current) : null
      if (current?.success) {
        const found = { message: error.message, current: current.data, goesOn }
        // Theirs are other fields: mine are saved beside them.
        if (versionsOf(current.data).length === 0) settle(found, true)
        else setConflict(found)
        return
      }
      if (place.ask(error, () => update.mutate({ ...wanted, isPlaceConfirmed: true }))) return
      putFieldErrors(at.form, error)
      const what = t('Failed to update partner')
      complain(`${what}: ${error.message}`)
    },
  })

  /** `goesOn`: return to the list. */
  function save(goesOn: boolean) {
    if (!update.isPending) send(goesOn, base)
  }
  const send = (goesOn: boolean, against: AdminPartner) =>
    at.submit((partner) => update.mutate({ partner, against, goesOn }))
  useShortcut({ key: 's', withControl: true, does: t('Save') }, () => save(false))

  function settle({ current, goesOn }: Conflict, isMine: boolean) {
    const values = at.form.getValues()
    const mine = isMine ? differingFields(toFormValues(base), values) : []
    setConflict(null)
    setBase(current)
    at.startFrom(current)
    for (const field of mine) at.form.setValue(field, values[field], { shouldDirty: true })
    if (isMine) send(goesOn, current)
  }

  /** Where both changed. */
  function versionsOf(current: AdminPartner): Versions[] {
    const [before, mine, theirs] = [toFormValues(base), at.form.getValues(), toFormValues(current)]
    const changed = new Set(differingFields(before, mine))
    const theirsChanged = new Set(differingFields(before, theirs))
    return differingFields(mine, theirs)
      .filter((field) => changed.has(field) && theirsChanged.has(field))
      .map((field) => ({
        name: t(fieldOf(field).label),
        theirs: valueText(theirs[field]),
        mine: valueText(mine[field]),
      }))
  }

  return (
    <Screen
      title={t('Edit Partner')}
      lead={t('Update information for {name}', { name: base.name })}
      actions={<EditorActions partner={base} onDeleted={leave} />}
    >
      <PartnerForm
        partner={base}
        at={at}
        onSubmit={() => save(true)}
        keysHint={t('{keys} saves and stays here.', { keys: saveKeys() })}
      >
        <SubmitButton
          label={update.isPending ? t('Updating...') : t('Update Partner')}
          aria-disabled={update.isPending}
        />
        <ButtonLink label={t('Cancel')} to={listPath()} {...arriving({ from: base.id })} />
      </PartnerForm>
      {guard.question}
      {place.question}
      {conflict && (
        <ConflictDialog
          message={conflict.message}
          versions={versionsOf(conflict.current)}
          onMine={() => settle(conflict, true)}
          onTheirs={() => settle(conflict, false)}
          onClose={() => setConflict(null)}
        />
      )}
    </Screen>
  )
}

type EditorActionsProps = { partner: AdminPartner; onDeleted: (arrival: Arrival) => void }

function EditorActions({ partner, onDeleted }: EditorActionsProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <div className="editor-links">
        {partner.isActive ? (
          <a className="action" href={paths.partner(partner)} target="_blank" rel="noopener">
            {t('Public Page')}
          </a>
        ) : (
          <span className="badge outline">{t('Inactive')}</span>
        )}
        {partner.email && <AskPartners ids={[partner.id]} className="action" />}
        <ButtonLink label={t('History')} className="action" to={`/admin/history?entityId=${partner.id}`} />
        <Button label={t('Delete')} className="action danger" onClick={() => setAsking(true)} />
      </div>
      {isAsking && (
        <DeleteOneDialog
          partner={partner}
          onClose={() => setAsking(false)}
          onDone={(changeSetId, text) => onDeleted(changeSetId ? { undo: { changeSetId, text } } : {})}
        />
      )}
    </>
  )
}
