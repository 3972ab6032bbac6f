import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { FORM_FIELDS } from '../../../shared/partner-fields/form-rows.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { ApiError } from '../../api-error.ts'
import { complain, t } from '../../text.ts'
import { type CheckedPartner, checkPartnerForm } from './check-partner-form.ts'
import { type PartnerFormValues, toFormValues } from './form-values.ts'

/** Null: new. `startFrom` resets it. */
export function usePartnerForm(partner: AdminPartner | null) {
  const stored = useRef(partner && toFormValues(partner))
  const form = useForm<PartnerFormValues, unknown, CheckedPartner>({
    defaultValues: toFormValues(partner),
    resolver: (values, context, options) => checkPartnerForm(stored.current)(values, context, options),
  })

  const openMarks = useRef(new Map<string, number>())
  const reportMarks = useCallback((field: string, count: number) => {
    openMarks.current.set(field, count)
  }, [])

  /** A written text that says more than the form must be checked first. */
  function submit(save: (partner: CheckedPartner) => void) {
    if ([...openMarks.current.values()].some((count) => count > 0))
      return complain(t(CHECK_MARKS), t('Please check the text'))
    void form.handleSubmit(save)()
  }

  function startFrom(next: AdminPartner) {
    stored.current = toFormValues(next)
    form.reset(stored.current)
  }

  function showFieldErrors(error: unknown): void {
    const refused = error instanceof ApiError ? Object.entries(error.fields) : []
    const known = refused.filter(([path]) => FORM_FIELDS.some((field) => field === path.split('.')[0]))
    for (const [position, [path, message]] of known.entries()) {
      const field = path.replace(/\.\d+$/, '') as FieldPath<PartnerFormValues>
      form.setError(field, { type: 'server', message }, { shouldFocus: position === 0 })
    }
  }

  return { form, submit, startFrom, showFieldErrors, reportMarks }
}

/** `count`: marks not accepted. */
type ReportMarks = (field: string, count: number) => void

const CHECK_MARKS = 'A written text says what the form does not. Please check it and confirm, or change it.'

export const OpenMarks = createContext<ReportMarks>(() => {})

/** 0 when it unmounts. */
export function useOpenMarks(field: string, count: number): void {
  const report = useContext(OpenMarks)
  useEffect(() => {
    report(field, count)
    return () => report(field, 0)
  }, [report, field, count])
}
