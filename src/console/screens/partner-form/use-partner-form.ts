import { useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { FORM_FIELDS } from '../../../shared/partner-fields/form-rows.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { ApiError } from '../../api-error.ts'
import { type CheckedPartner, checkPartnerForm } from './check-partner-form.ts'
import { type PartnerFormValues, toFormValues } from './form-values.ts'
import { addServices } from './services-field.tsx'

/**
 * The state of a partner's form (null: of a new one): its values, what is wrong with them, and a service that is typed
 * and not added yet. `startFrom` puts a stored partner in the place of all that.
 */
export function usePartnerForm(partner: AdminPartner | null) {
  const stored = useRef(partner && toFormValues(partner))
  const form = useForm<PartnerFormValues, unknown, CheckedPartner>({
    defaultValues: toFormValues(partner),
    resolver: (values, context, options) => checkPartnerForm(stored.current)(values, context, options),
  })
  const [pendingService, setPendingService] = useState('')
  const isDirty = form.formState.isDirty || pendingService.trim() !== ''

  /** Puts what is typed where it belongs, before the form is checked. */
  function takePendingService() {
    if (pendingService.trim() === '') return
    const services = addServices(form.getValues('servicesOffered'), pendingService)
    form.setValue('servicesOffered', services, { shouldDirty: true })
    setPendingService('')
  }

  function startFrom(next: AdminPartner) {
    stored.current = toFormValues(next)
    form.reset(stored.current)
  }

  /** Puts the server's sentences at their fields; false when it had none for any of them. */
  function showFieldErrors(error: unknown): boolean {
    const refused = error instanceof ApiError ? Object.entries(error.fields) : []
    const known = refused.filter(([path]) => FORM_FIELDS.some((field) => field === path.split('.')[0]))
    for (const [position, [path, message]] of known.entries()) {
      const field = path.replace(/\.\d+$/, '') as FieldPath<PartnerFormValues>
      form.setError(field, { type: 'server', message }, { shouldFocus: position === 0 })
    }
    return known.length > 0
  }

  return { form, isDirty, pendingService, setPendingService, takePendingService, startFrom, showFieldErrors }
}
