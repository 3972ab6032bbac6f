import type { Catalogue } from '../../../shared/text/i18n.ts'
import type { VideoStatus, VideoTicket } from '../../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../../shared/videos/video-texts.ts'
import { keepText, readText } from '../device-storage.ts'
import type { Island } from '../island.ts'
import { callTool, ToolFailure } from './call-tool.ts'
import { cropPhoto } from './crop-photo.ts'
import { keepDraft } from './keep-draft.ts'
import { keptReleases } from './keep-earlier.ts'
import { keepVideos } from './keep-videos.ts'
import { readLogo } from './read-logo.ts'
import { createTypingErrors, showErrors } from './show-errors.ts'
import { showStills } from './show-stills.ts'
import { showToast } from './show-toast.ts'
import { createToolText, type ToolText } from './tool-text.ts'
import { watchVideo } from './watch-video.ts'

export function createIsland(messages: Catalogue): Island {
  const text = createToolText(messages)
  return { mount: (root) => start(root, text) }
}

function start(root: HTMLElement, toolText: ToolText): void {
  const kept = keepVideos(root, toolText)
  const result = root.querySelector<HTMLElement>('[data-result]')
  let watching: AbortController | null = null

  /** Resolves when done, failed or cancelled. */
  function watch(id: string): Promise<VideoStatus | null> {
    watching?.abort()
    watching = new AbortController()
    const { signal } = watching
    return new Promise((resolve) => {
      watchVideo(root, toolText, id, signal, (status) => {
        kept.change(id, status.state)
        fillKit(root, status.companyName)
        if (status.state !== 'waiting' && status.state !== 'running') resolve(status)
      }).then(
        () => resolve(null),
        (error: unknown) => {
          if (error instanceof ToolFailure && error.status === 404) kept.forget(id)
          resolve(null)
        },
      )
    })
  }

  root.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const id = result?.dataset.result
    if (!form.matches('[data-cancel]') || !id) return
    event.preventDefault()
    callTool(`/api/partner-tools/videos/${id}`, { method: 'DELETE' }).catch((error: unknown) => {
      const text = error instanceof ToolFailure ? error.message : ''
      showToast(toolText, 'Error', text || 'The video could not be cancelled. Please try again.', 'danger')
    })
  })

  const form = root.querySelector<HTMLFormElement>('#video-form')
  if (form) startForm(root, form, toolText, kept, watch)
  else if (result?.dataset.result) void watch(result.dataset.result)
}

function startForm(
  root: HTMLElement,
  form: HTMLFormElement,
  toolText: ToolText,
  kept: ReturnType<typeof keepVideos>,
  watch: (id: string) => Promise<VideoStatus | null>,
): void {
  const generate = form.querySelector<HTMLButtonElement>('[data-generate]')
  if (!generate) return
  // Script replaces the form's submit.
  generate.removeAttribute('data-pending-text')
  form.querySelector('[data-show]')?.remove()
  const films = [...root.querySelectorAll<HTMLInputElement>('input[name="selectedVideoId"]')]
  const chosen = () => films.find(({ checked }) => checked)
  const logo = readLogo(form, toolText)
  const photo = cropPhoto(form, toolText, () => stills.drawSoon())
  const read = () => {
    const values = Object.fromEntries(new FormData(form)) as Record<string, FormDataEntryValue>
    const { logoFile, logoData, photoData, show, ...texts } = values
    return { ...texts, logoUrl: logo.value(), photo: photo.value() } as Record<string, string>
  }
  const stills = showStills(root, toolText, read, createTypingErrors(form, toolText))
  let isBusy = false
  const settle = () => {
    generate.disabled = isBusy || !chosen()
    generate.textContent = toolText.t(isBusy ? VIDEO_TEXTS.generating : VIDEO_TEXTS.generate)
  }
  const choose = (isPlayed: boolean) => {
    const film = chosen()
    if (film) {
      // A reload keeps the choice.
      keepText(FILM_KEY, film.value)
      stills.choose(film, isPlayed)
    }
    settle()
  }
  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

  keepDraft(form, () => {
    logo.remove()
    photo.remove()
    stills.clear()
  })
  const last = chosen() ? null : readText(FILM_KEY)
  for (const film of films) {
    if (film.value === last) film.checked = true
    film.addEventListener('change', () => {
      showFilmError(root, false)
      choose(!isCalm())
    })
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-play]'))
    link.addEventListener('click', (event) => {
      const film = films.find(({ value }) => value === link.dataset.play)
      if (!film || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      film.checked = true
      choose(true)
      root.querySelector('[data-clip-player]')?.scrollIntoView({ block: 'nearest' })
    })
  form.addEventListener('input', () => stills.drawSoon())
  form.addEventListener('change', () => stills.drawSoon())
  choose(false)

  const notMade = (reason = '') => {
    const why = reason || toolText.t(VIDEO_TEXTS.failed)
    return toolText.t('Your video could not be made: {why}', { why })
  }
  async function follow(id: string): Promise<void> {
    const status = await watch(id)
    if (status?.state === 'done') {
      root.querySelector<HTMLElement>('#video-result')?.focus()
      showToast(toolText, VIDEO_TEXTS.doneTitle, VIDEO_TEXTS.done)
    } else if (status?.state === 'failed') showToast(toolText, VIDEO_TEXTS.failedTitle, notMade(), 'danger')
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    settle()
    showErrors(form, toolText, {})
    showFilmError(root, false)
    try {
      const values = read()
      const { id } = await callTool<VideoTicket>('/api/partner-tools/generate-video', {
        method: 'POST',
        headers: { prefer: 'respond-async' },
        json: values,
      })
      const film = chosen()?.closest('.film')?.querySelector('.film-title')?.textContent ?? ''
      kept.keep({ id, companyName: values.companyName ?? '', film, state: 'waiting' })
      await follow(id)
    } catch (error) {
      const { fields, message } = error instanceof ToolFailure ? error : { fields: undefined, message: '' }
      if (fields) {
        showErrors(form, toolText, fields)
        showFilmError(root, 'selectedVideoId' in fields)
      } else showToast(toolText, VIDEO_TEXTS.failedTitle, notMade(message), 'danger')
    } finally {
      isBusy = false
      settle()
    }
  })

  const left = kept.underWay()
  if (left) {
    isBusy = true
    settle()
    void follow(left.id).finally(() => {
      isBusy = false
      settle()
    })
  }
}

const FILM_KEY = 'video-film'

function showFilmError(root: HTMLElement, isShown: boolean): void {
  const error = root.querySelector<HTMLElement>('[data-films-error]')
  if (error) error.hidden = !isShown
}

/** With the company's newest release on this device. */
function fillKit(root: HTMLElement, companyName: string): void {
  const text = root.querySelector<HTMLTextAreaElement>('[data-kit] textarea')
  if (!text || text.value || text.dataset.isFilled) return
  const same = keptReleases.read().find((release) => release.companyName.trim() === companyName)
  text.value = same?.pressRelease ?? ''
  text.dataset.isFilled = 'true'
}
