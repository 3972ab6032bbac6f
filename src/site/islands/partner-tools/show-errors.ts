/** Puts a sentence below each field that was refused, and the focus into the first. */
export function showErrors(form: HTMLFormElement, fields: Record<string, string>): void {
  let first: HTMLElement | null = null
  for (const error of form.querySelectorAll('.field-error')) error.remove()
  for (const input of inputsOf(form)) {
    const message = fields[input.name]
    showError(input, message)
    if (message) first ??= input
  }
  first?.focus()
}

/**
 * Returns a function that shows what is wrong while the form is filled in: the focus stays where it is, and only
 * sentences shown by it are removed again.
 */
export function createTypingErrors(form: HTMLFormElement): (fields: Record<string, string>) => void {
  let shown = new Set<string>()
  return (fields) => {
    for (const input of inputsOf(form)) {
      const message = fields[input.name]
      if (message || shown.has(input.name)) showError(input, message)?.setAttribute('role', 'status')
    }
    shown = new Set(Object.keys(fields))
  }
}

const inputsOf = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('.input[name]')

/** Replaces the sentence below a field, or removes it. One that is there already stays, so that it is read out once. */
function showError(input: HTMLInputElement, message: string | undefined): HTMLElement | null {
  const id = `${input.id}-error`
  const old = document.getElementById(id)
  if (old && old.textContent === message) return old
  old?.remove()
  const hint = document.getElementById(`${input.id}-hint`)?.id
  const described = [hint, message && id].filter(Boolean).join(' ')
  if (described) input.setAttribute('aria-describedby', described)
  else input.removeAttribute('aria-describedby')
  if (!message) {
    input.removeAttribute('aria-invalid')
    return null
  }
  const error = document.createElement('p')
  error.className = 'field-error'
  error.id = id
  error.textContent = message
  input.after(error)
  input.setAttribute('aria-invalid', 'true')
  return error
}
