import { LOGO_TEXTS, MAX_LOGO_BYTES } from '../../../shared/pictures/picture-limits.ts'
import { showToast } from './show-toast.ts'
import type { ToolText } from './tool-text.ts'

/** An uploaded one as a data URL; disables the URL field. */
export function readLogo(form: HTMLFormElement, toolText: ToolText) {
  const file = form.querySelector<HTMLInputElement>('[name="logoFile"]')
  const url = form.querySelector<HTMLInputElement>('[name="logoUrl"]')
  const rendered = form.querySelector<HTMLInputElement>('[name="logoData"]')
  let data = rendered?.value ?? ''

  const remove = () => {
    data = ''
    rendered?.remove()
    if (file) file.value = ''
    if (url) url.disabled = false
  }
  const refuse = (title: string, text: string) => {
    remove()
    showToast(toolText, title, text, 'danger')
  }
  file?.addEventListener('change', async () => {
    const chosen = file.files?.[0]
    if (!chosen) return remove()
    if (chosen.type !== 'image/png') return refuse(LOGO_TEXTS.wrongTypeTitle, LOGO_TEXTS.wrongType)
    if (chosen.size > MAX_LOGO_BYTES) return refuse(LOGO_TEXTS.tooLargeTitle, LOGO_TEXTS.tooLarge)
    data = await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.onerror = () => resolve('')
      reader.readAsDataURL(chosen)
    })
    if (url) url.disabled = data !== ''
  })
  return { value: () => data || (url?.value ?? ''), remove }
}
