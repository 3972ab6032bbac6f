import { useState } from 'react'
import { findPartnersCall } from '../../../../shared/calls/partners.ts'
import type { FaqInput, FaqItem } from '../../../../shared/faq/faq.ts'
import { toSlug } from '../../../../shared/places/slugs.ts'
import { call } from '../../../api.ts'
import { ApiError, putFieldErrors } from '../../../api-error.ts'
import { ConflictDialog, type Versions } from '../../../conflict/conflict-dialog.tsx'
import { AskDialog } from '../../../form-dialog.tsx'
import { t } from '../../../text.ts'
import { useCheckedForm } from '../../../use-checked-form.ts'
import { useUnsavedGuard } from '../../../use-unsaved-guard.tsx'
import { CATEGORY_NAMES, FAQ_LABELS, SCOPE_NAMES } from '../faq-words.ts'
import type { FaqChanges } from '../use-faq-changes.ts'
import { createFaqForm, type FaqFormValues, shownTargets, toFormValues } from './faq-form.ts'
import { FaqFormFields } from './faq-form-fields.tsx'

type FaqFormDialogProps = {
  item: FaqItem | null
  changes: FaqChanges
  onClose: () => void
}

type Conflict = { message: string; current: FaqItem }

export function FaqFormDialog({ item, changes, onClose }: FaqFormDialogProps) {
  const [base, setBase] = useState(item)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [emptyPlaces, setEmptyPlaces] = useState<string[]>([])
  const { form, field, submit, isSubmitting } = useCheckedForm(
    createFaqForm(base),
    toFormValues(item),
    askThenSave,
  )
  const { isDirty } = form.formState
  const guard = useUnsavedGuard(isDirty && !isSubmitting)
  const saveOver = (stored: FaqItem | null) => form.handleSubmit((input) => save(input, stored?.updatedAt))()

  return (
    <>
      <AskDialog
        title={item ? t('Edit FAQ Item') : t('Create New FAQ Item')}
        submitLabel={item ? t('Update FAQ') : t('Create FAQ')}
        pendingLabel={item ? t('Updating...') : t('Creating...')}
        isPending={isSubmitting}
        onSubmit={submit}
        onClose={() => guard.ask(onClose)}
      >
        <FaqFormFields field={field} shown={shownTargets(form.watch('appliesTo'), base)} />
      </AskDialog>
      {guard.question}
      {conflict && (
        <ConflictDialog
          message={conflict.message}
          versions={faqVersions(form.getValues(), toFormValues(conflict.current))}
          onMine={() => {
            setConflict(null)
            void saveOver(conflict.current)
          }}
          onTheirs={() => {
            setConflict(null)
            setBase(conflict.current)
            form.reset(toFormValues(conflict.current))
          }}
          onClose={() => setConflict(null)}
        />
      )}
      {emptyPlaces.length > 0 && (
        <AskDialog
          title={t('Save a question for a place without partners?')}
          description={t('No partner is listed in {places}, so no page there shows the question.', {
            places: emptyPlaces.join(', '),
          })}
          submitLabel={t('Save anyway')}
          cancelLabel={t('Go back')}
          onSubmit={() => {
            setEmptyPlaces([])
            void saveOver(base)
          }}
          onClose={() => setEmptyPlaces([])}
        />
      )}
    </>
  )

  async function askThenSave(input: FaqInput) {
    const isMoved = placesOf(base) !== placesOf(input)
    // If this fails, the answer to the save says why.
    const empty = isMoved ? await findEmptyPlaces(input).catch(() => []) : []
    if (empty.length > 0) setEmptyPlaces(empty)
    else await save(input, base?.updatedAt)
  }

  async function save(input: FaqInput, expectedUpdatedAt: string | undefined) {
    try {
      if (item && expectedUpdatedAt)
        await changes.update.mutateAsync({ id: item.id, change: { ...input, expectedUpdatedAt } })
      else await changes.create.mutateAsync(input)
      onClose()
    } catch (error) {
      // The toast has the message.
      if (!(error instanceof ApiError)) return
      const { message, body } = error
      if (error.status === 409 && body.current) setConflict({ message, current: body.current as FaqItem })
      putFieldErrors(form, error)
    }
  }
}

const placesOf = (of: Pick<FaqInput, 'targetStates' | 'targetCities'> | null) =>
  [...(of?.targetStates ?? []), ...(of?.targetCities ?? [])].join('\n')

/** Fields in which two versions differ. */
function faqVersions(mine: FaqFormValues, theirs: FaqFormValues): Versions[] {
  const labels = Object.entries(FAQ_LABELS) as [keyof FaqFormValues, string][]
  return labels
    .filter(([field]) => mine[field] !== theirs[field])
    .map(([field, name]) => ({ name, theirs: textOf(theirs, field), mine: textOf(mine, field) }))
}

function textOf(values: FaqFormValues, field: keyof FaqFormValues): string {
  if (field === 'category') return CATEGORY_NAMES[values.category]
  if (field === 'appliesTo') return SCOPE_NAMES[values.appliesTo]
  if (field === 'isActive') return values.isActive ? t('Yes') : t('No')
  return values[field]
}

/** Rows; the search for a city finds names and streets too. */
const FEW = '50'

/**
 * Target states and cities without listed partners, as typed: no page would show the question. Looks for
 * cities in the target states, if any. Throws ApiError.
 */
async function findEmptyPlaces({ targetStates = [], targetCities = [] }: FaqInput): Promise<string[]> {
  const find = async (query: { q?: string; state?: string }) =>
    (await call(findPartnersCall, { query: { ...query, active: 'yes', limit: FEW } })).partners
  const states = await Promise.all(
    targetStates.map(async (state) => ((await find({ state })).length === 0 ? [state] : [])),
  )
  const cities = await Promise.all(
    targetCities.map(async (city) => {
      const places =
        targetStates.length > 0 ? targetStates.map((state) => ({ q: city, state })) : [{ q: city }]
      const found = (await Promise.all(places.map(find))).flat()
      return found.some((partner) => toSlug(partner.city) === toSlug(city)) ? [] : [city]
    }),
  )
  return [...states, ...cities].flat()
}
