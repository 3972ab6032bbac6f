import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { FORM_FIELDS } from '../../../../shared/partner-fields/form-rows.ts'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import { toFormValues } from '../form-values.ts'
import { SectionFields } from './section-fields.tsx'

function Form() {
  const form = useForm({ defaultValues: toFormValues(null) })
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...form}>
        <SectionFields section="basic" partner={null} />
        <SectionFields section="business" partner={null} />
      </FormProvider>
    </QueryClientProvider>
  )
}

test('the form has a labelled control for every field except those it only carries along', () => {
  const html = renderToStaticMarkup(<Form />)
  const labels = [...html.matchAll(/<(?:label|legend)[^>]*>([^<]+)/g)].map(([, label]) => label)
  const isShown = (name: (typeof FORM_FIELDS)[number]) =>
    labels.filter((label) => label === fieldOf(name).label).length === 1
  const missing = FORM_FIELDS.filter((name) => isShown(name) === (fieldOf(name).input === 'carried'))
  expect(missing).toEqual([])
})
