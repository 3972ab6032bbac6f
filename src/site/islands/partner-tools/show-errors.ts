import type { ToolText } from './tool-text.ts'

/** Below its field until that changes; focuses the first. */
export function showErrors(form: HTMLFormElement, text: ToolText, fields: Record<string, string>): void {
  let first: HTMLElement | null = null
  for (const error of form.querySelectorAll('.field-error')) error.remove()
  for (const input of inputsOf(form)) {
    const message = fields[input.name]
    showError(input, text, message)
    if (!message) continue
    first ??= input
    input.addEventListener('input', () => showError(input, text, undefined), { once: true })
  }
  first?.focus()
}

/** While typing: keeps the focus and removes only its own. */
export function createTypingErrors(
  form: HTMLFormElement,
  text: ToolText,
): (fields: Record<string, string>) => void {
  let shown = new Set<string>()
  return (fields) => {
    for (const input of inputsOf(form)) {
      const message = fields[input.name]
      if (message || shown.has(input.name)) showError(input, text, message)?.setAttribute('role', 'status')
    }
    shown = new Set(Object.keys(fields))
  }
}

const inputsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>('.input[name], .checkbox[name]')

/** An equal sentence stays, so that it is read out once. */
function showError(input: HTMLInputElement, text: ToolText, message: string | undefined): HTMLElement | null {
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
  ;(input.closest('.choice') ?? input).after(error)
  offerSentence(input, text, error)
  input.setAttribute('aria-invalid', 'true')
  return error
}

const MEANT = /(?:Do you mean|Voulez-vous dire|Quiere decir)\s?: (?:“|«\s)(.+?)(?:”|\s»)\??$/

/** One press puts in the sentences that an error may end with. */
function offerSentence(input: HTMLInputElement, { t }: ToolText, error: HTMLElement): void {
  const meant = MEANT.exec(error.textContent ?? '')?.[1]
  if (!meant) return
  const use = document.createElement('button')
  use.type = 'button'
  use.className = 'action'
  use.textContent = t('Use this sentence')
  use.addEventListener('click', () => {
    input.value = meant
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  })
  error.append(' ', use)
}
