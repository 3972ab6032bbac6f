import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { putFieldErrors } from './api-error.ts'

export type CheckedForm<Values extends FieldValues, Schema extends z.ZodType> = UseFormReturn<
  Values,
  unknown,
  z.output<Schema>
>

/**
 * `field(name)`: properties of an input, with its error. `submit` shows refusals at their fields, else as
 * `failure`.
 */
export function useCheckedForm<Values extends FieldValues, Schema extends z.ZodType>(
  schema: Schema,
  values: Values,
  send: (input: z.output<Schema>, form: CheckedForm<Values, Schema>) => Promise<unknown>,
  sentenceOf = ({ message }: Error) => message,
) {
  const [failure, setFailure] = useState('')
  const form: CheckedForm<Values, Schema> = useForm({
    // Its input may be wider than what fields hold.
    resolver: zodResolver(schema as never) as never,
    defaultValues: values as DefaultValues<Values>,
  })
  const field = (name: Path<Values>) => ({
    ...form.register(name),
    error: firstMessage(form.formState.errors[name]),
  })
  const submit = form.handleSubmit(async (input) => {
    setFailure('')
    try {
      await send(input, form)
    } catch (error) {
      if (!putFieldErrors(form, error)) setFailure(sentenceOf(error as Error))
    }
  })
  return { form, field, submit, failure, setFailure, isSubmitting: form.formState.isSubmitting }
}

function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const part of Object.values(error)) {
    const message = firstMessage(part)
    if (message !== undefined) return message
  }
  return undefined
}
