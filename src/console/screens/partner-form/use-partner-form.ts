import { useCallback, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { FORM_FIELDS } from '../../../shared/partner-fields/form-rows.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { ApiError } from '../../api-error.ts'
import { type CheckedPartner, checkPartnerForm } from './check-partner-form.ts'
import { addServices } from './fields/services-field.tsx'
import { type PartnerFormValues, toFormValues } from './form-values.ts'

/** Null: new. `startFrom` resets it. */
export function usePartnerForm(partner: AdminPartner | null) {
  const stored = useRef(partner && toFormValues(partner))
  const form = useForm<PartnerFormValues, unknown, CheckedPartner>({
    defaultValues: toFormValues(partner),
    resolver: (values, context, options) => checkPartnerForm(stored.current)(values, context, options),
  })
  const [pendingService, setPendingService] = useState('')
  const isDirty = form.formState.isDirty || pendingService.trim() !== ''

  /** Field → marks not accepted. */
  const openMarks = useRef(new Map<string, number>())
  const reportMarks = useCallback((field: string, count: number) => {
    openMarks.current.set(field, count)
  }, [])
  const hasOpenMarks = () => [...openMarks.current.values()].some((count) => count > 0)

  /** Before validation. */
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

  /** False when no message belongs to a field. */
  function showFieldErrors(error: unknown): boolean {
    const refused = error instanceof ApiError ? Object.entries(error.fields) : []
    const known = refused.filter(([path]) => FORM_FIELDS.some((field) => field === path.split('.')[0]))
    for (const [position, [path, message]] of known.entries()) {
      const field = path.replace(/\.\d+$/, '') as FieldPath<PartnerFormValues>
      form.setError(field, { type: 'server', message }, { shouldFocus: position === 0 })
    }
    return known.length > 0
  }

  return {
    form,
    isDirty,
    pendingService,
    setPendingService,
    takePendingService,
    startFrom,
    showFieldErrors,
    reportMarks,
    hasOpenMarks,
  }
}
