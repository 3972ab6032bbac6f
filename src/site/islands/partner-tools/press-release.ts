import { PRESS_TEXTS } from '../../../shared/press-releases/press-texts.ts'
import type { Catalogue } from '../../../shared/text/i18n.ts'
import type { Island } from '../island.ts'
import { ToolFailure } from './call-tool.ts'
import { keepDraft } from './keep-draft.ts'
import { keepEarlier } from './keep-earlier.ts'
import { readLogo } from './read-logo.ts'
import { showErrors } from './show-errors.ts'
import { createResult } from './show-result.ts'
import { showToast } from './show-toast.ts'
import { createToolText, type ToolText } from './tool-text.ts'
import { writeRelease } from './write-release.ts'

export function createIsland(messages: Catalogue): Island {
  const text = createToolText(messages)
  return { mount: (root) => start(root, text) }
}

function start(root: HTMLElement, toolText: ToolText): void {
  const form = root.querySelector<HTMLFormElement>('.press-form')
  const part = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector)
  const write = part<HTMLButtonElement>('[data-write]')
  const stop = part<HTMLButtonElement>('[data-stop]')
  if (!form || !write || !stop) return
  write.removeAttribute('data-pending-text')
  const result = createResult(root, toolText)
  const logo = readLogo(form, toolText)
  const addEarlier = keepEarlier(root, toolText, (release) => result.show(release))
  chooseTimeZone(form.timeZone)
  keepDraft(form, () => logo.remove())
  const atRest = write.textContent
  let underWay: AbortController | null = null

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (underWay) return
    underWay = new AbortController()
    write.disabled = true
    write.textContent = toolText.t(PRESS_TEXTS.generating)
    stop.hidden = false
    showErrors(form, toolText, {})
    const values = { ...Object.fromEntries(new FormData(form)), logoUrl: logo.value() }
    try {
      const answer = await writeRelease(values, underWay.signal, (text) => result.stream(text))
      const release = { ...answer, companyName: form.companyName.value, logoUrl: logo.value() }
      result.show(release)
      result.focus()
      addEarlier(release)
      showToast(toolText, PRESS_TEXTS.doneTitle, PRESS_TEXTS.done)
    } catch (error) {
      result.stopStream()
      if (error instanceof ToolFailure && error.fields) showErrors(form, toolText, error.fields)
      else if (!underWay.signal.aborted) {
        const text = error instanceof ToolFailure ? error.message : ''
        showToast(toolText, PRESS_TEXTS.failedTitle, text || PRESS_TEXTS.failed, 'danger')
      }
    } finally {
      underWay = null
      write.disabled = false
      write.textContent = atRest
      stop.hidden = true
    }
  })
  stop.addEventListener('click', () => underWay?.abort())
}

/** The device's, else the first with its present offset. */
function chooseTimeZone(select: HTMLSelectElement): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const now = new Date()
  const clock = (zone: string) => now.toLocaleString('en-US', { timeZone: zone })
  const options = [...select.options]
  const option =
    options.find(({ value }) => value === timeZone) ??
    options.find(({ value }) => clock(value) === clock(timeZone))
  for (const each of options) each.defaultSelected = option ? each === option : each.defaultSelected
  if (option && select.value !== option.value) select.value = option.value
}
