/** Puts a sentence below each field that was refused, and the focus into the first. */
export function showErrors(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const error of form.querySelectorAll('.field-error')) error.remove()
  for (const input of form.querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid')
    const hint = document.getElementById(`${input.id}-hint`)
    if (hint) input.setAttribute('aria-describedby', hint.id)
    else input.removeAttribute('aria-describedby')
  }
  let first: HTMLElement | null = null
  for (const input of form.querySelectorAll<HTMLInputElement>('.input[name]')) {
    const message = fields[input.name]
    if (!message) continue
    const error = document.createElement('p')
    error.className = 'field-error'
    error.id = `${input.id}-error`
    error.textContent = message
    input.after(error)
    input.setAttribute('aria-invalid', 'true')
    const described = [input.getAttribute('aria-describedby'), error.id].filter(Boolean)
    input.setAttribute('aria-describedby', described.join(' '))
    first ??= input
  }
  first?.focus()
}
