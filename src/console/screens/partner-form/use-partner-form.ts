import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { PartnerInput } from '../../../shared/admin-partner.ts'
import { ApiError } from '../../api-error.ts'
import { PARTNER_FIELDS, type PartnerFormValues } from './form-values.ts'
import { addServices } from './services-field.tsx'

/** What the form gives once it is checked: the body of the call. */
export type CheckedPartner = z.output<typeof PartnerInput>

/** The state of a partner's form: its values, what is wrong with them, and a service that is typed and not added yet. */
export function usePartnerForm(values: PartnerFormValues) {
  const form = useForm<PartnerFormValues, unknown, CheckedPartner>({
    defaultValues: values,
    resolver: zodResolver(PartnerInput) as never,
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

  /** Puts the server's sentences at their fields; false when it had none for any of them. */
  function showFieldErrors(error: unknown): boolean {
    const refused = error instanceof ApiError ? Object.entries(error.fields) : []
    const known = refused.filter(([path]) => PARTNER_FIELDS.some((field) => field === path.split('.')[0]))
    for (const [position, [path, message]] of known.entries()) {
      const field = path.replace(/\.\d+$/, '') as FieldPath<PartnerFormValues>
      form.setError(field, { type: 'server', message }, { shouldFocus: position === 0 })
    }
    return known.length > 0
  }

  return { form, isDirty, pendingService, setPendingService, takePendingService, showFieldErrors }
}
