import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type AdminPartner, PartnerInput } from '../../../shared/partners/admin-partner.ts'
import { complain, t } from '../../text.ts'
import { differingFields, type PartnerFormValues, toFormValues } from './form-values.ts'

const CHECK_MARKS = 'A written text says what the form does not. Please check it and confirm, or change it.'

/** Null: new. `startFrom` resets it. */
export function usePartnerForm(partner: AdminPartner | null) {
  const stored = useRef(partner && toFormValues(partner))
  const form = useForm<PartnerFormValues, unknown, CheckedPartner>({
    defaultValues: toFormValues(partner),
    resolver: (values, context, options) => checkPartnerForm(stored.current)(values, context, options),
  })

  /** Marks must be accepted first. */
  function submit(save: (partner: CheckedPartner) => void) {
    const unchecked = document.querySelector<HTMLElement>('.text-marks input:not(:checked)')
    if (!unchecked) return void form.handleSubmit(save)()
    unchecked.focus()
    complain(t(CHECK_MARKS), t('Please check the text'))
  }

  function startFrom(next: AdminPartner) {
    stored.current = toFormValues(next)
    form.reset(stored.current)
  }

  return { form, submit, startFrom }
}

export type CheckedPartner = z.output<typeof PartnerInput>

/** New partners (null) are checked whole, stored ones in changed fields (FORM-5). */
export function checkPartnerForm(
  stored: PartnerFormValues | null,
): Resolver<PartnerFormValues, unknown, CheckedPartner> {
  if (!stored) return zodResolver(PartnerInput) as never
  const resolve: Resolver<PartnerFormValues, unknown, CheckedPartner> = zodResolver(
    PartnerInput.partial(),
  ) as never
  return (values, context, options) => {
    const changed = differingFields(stored, values).map((field) => [field, values[field]])
    return resolve(Object.fromEntries(changed) as PartnerFormValues, context, options)
  }
}
