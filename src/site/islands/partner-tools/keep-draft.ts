import { keepText, readJson } from '../device-storage.ts'

const KEY = 'partner-tools-draft'

/** Typed texts, not the logo, on this device for both tools; restored into empty fields. */
export function keepDraft(form: HTMLFormElement, onClear: () => void): void {
  const fields = () =>
    [...form.querySelectorAll<HTMLInputElement>('.input[name]')].filter((field) => field.type !== 'file')
  const draft = readDraft()
  for (const field of fields()) {
    const kept = draft[field.name]
    if (kept && isUntouched(field)) field.value = kept
  }
  const save = () => {
    const values = Object.fromEntries(
      fields().flatMap((field) => (isUntouched(field) ? [] : [[field.name, field.value]])),
    )
    keepText(KEY, JSON.stringify({ ...readDraft(), ...empty(fields()), ...values }))
  }
  save()
  form.addEventListener('input', save)

  const clear = form.querySelector<HTMLElement>('[data-clear]')
  const note = form.querySelector<HTMLElement>('[data-draft]')
  if (clear) clear.hidden = false
  if (note) note.hidden = false
  clear?.addEventListener('click', () => {
    for (const field of fields()) field.value = field instanceof HTMLSelectElement ? defaultOf(field) : ''
    keepText(KEY, null)
    onClear()
    form.querySelector<HTMLElement>('.input')?.focus()
  })
}

const empty = (fields: HTMLInputElement[]) => Object.fromEntries(fields.map(({ name }) => [name, '']))
const defaultOf = (select: HTMLSelectElement) =>
  ([...select.options].find((option) => option.defaultSelected) ?? select.options[0])?.value ?? ''
/** A default may be the page's language: not kept for others. */
const isUntouched = (field: HTMLInputElement | HTMLSelectElement) =>
  field.value === (field instanceof HTMLSelectElement ? defaultOf(field) : '')

function readDraft(): Record<string, string> {
  const entries = Object.entries(readJson(KEY) ?? {})
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
}
