import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form whose fields start with `values` and are checked by `schema`. `field(name)` are the properties of its
 * input, with the error.
 */
export function useCheckedForm<Values extends FieldValues, Schema extends z.ZodType>(
  schema: Schema,
  values: Values,
) {
  const form = useForm<Values, unknown, z.output<Schema>>({
    // A schema's input may be wider than what the fields hold.
    resolver: zodResolver(schema as never) as never,
    defaultValues: values as DefaultValues<Values>,
  })
  const field = (name: Path<Values>) => ({
    ...form.register(name),
    error: firstMessage(form.formState.errors[name]),
  })
  return { form, field }
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
