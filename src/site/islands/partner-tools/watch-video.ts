import { localePath } from '../../../shared/text/languages.ts'
import type { VideoStatus } from '../../../shared/videos/video.ts'
import { minutesOf, VIDEO_TEXTS } from '../../../shared/videos/video-texts.ts'
import { pageLocale } from '../../../ui/page-locale.ts'
import { callTool, ToolFailure } from './call-tool.ts'
import type { ToolText } from './tool-text.ts'

const LOOK_MS = 1000
const HIDDEN_MS = 10_000
const OFFLINE_MS = 5000

const isUnderWay = ({ state }: { state: string }) => state === 'waiting' || state === 'running'

/**
 * Until all shapes have ended; the server renders each change of state. Rejects with ToolFailure: 404 gone,
 * 401 access code.
 */
export async function watchVideo(
  root: HTMLElement,
  text: ToolText,
  id: string,
  signal: AbortSignal,
  onState: (status: VideoStatus) => void,
): Promise<void> {
  let shown = ''
  while (!signal.aborted) {
    const status = await readStatus(id, signal)
    if (status) {
      const states = [status.state, ...status.shapes.map(({ state }) => state)].join()
      const place = root.querySelector<HTMLElement>('[data-result]')
      if (states !== shown || place?.dataset.result !== id) {
        const isShown = await showResult(root, id, signal)
        if (signal.aborted) return
        if (isShown) shown = states
      } else showProgress(root, text, status)
      onState(status)
      if (!status.shapes.some(isUnderWay) && shown === states) return
    }
    const waitMs = document.hidden ? HIDDEN_MS : status ? LOOK_MS : OFFLINE_MS
    await pause(waitMs)
  }
}

/** Null while the server is out of reach. */
async function readStatus(id: string, signal: AbortSignal): Promise<VideoStatus | null> {
  try {
    return await callTool<VideoStatus>(`/api/partner-tools/videos/${id}`, { signal })
  } catch (error) {
    const isRefused = error instanceof ToolFailure && error.status >= 400 && error.status < 429
    if (isRefused || signal.aborted) throw error
    return null
  }
}

/**
 * Replaces what changed: a pressed button, a playing film and typing stay. False while the server is silent.
 */
async function showResult(root: HTMLElement, id: string, signal: AbortSignal): Promise<boolean> {
  const text = await fetch(localePath(pageLocale(), `/partner-tools/video/${id}`), { signal })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '')
  const page = new DOMParser().parseFromString(text, 'text/html')
  const place = root.querySelector<HTMLElement>('[data-result]')
  const next = page.querySelector<HTMLElement>('[data-result]')
  if (!place || !next || signal.aborted) return false
  const isSame = place.dataset.result === id && place.dataset.state === next.dataset.state
  if (isSame && next.dataset.state === 'done') {
    for (const part of next.querySelectorAll<HTMLElement>('[data-part]')) {
      const old = place.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`)
      if (old?.dataset.partState !== part.dataset.partState) old?.replaceWith(part)
    }
    return true
  }
  const said = place.querySelector('[data-said]')
  const nextSaid = next.querySelector('[data-said]')
  if (place.dataset.result === id && said && nextSaid) said.replaceWith(nextSaid)
  else place.replaceChildren(...next.children)
  place.dataset.result = id
  place.dataset.state = next.dataset.state
  return true
}

function showProgress(
  root: HTMLElement,
  { t }: ToolText,
  { state, place, progress, secondsLeft, shapes }: VideoStatus,
): void {
  const percent = (share: number) => t('{share}% done.', { share: Math.floor(share * 100) })
  const said = root.querySelector('[data-said]')
  const text =
    state === 'waiting' ? t('Waiting: number {place} in line.', { place: place ?? 1 }) : percent(progress)
  if (said && said.textContent !== text) said.textContent = text
  const left = root.querySelector('[data-left]')
  if (left)
    left.textContent = secondsLeft === null ? '' : t(VIDEO_TEXTS.left, { minutes: minutesOf(secondsLeft) })
  const bar = root.querySelector<HTMLProgressElement>('[data-progress]')
  if (bar) bar.value = progress
  for (const shape of shapes) {
    const line = root.querySelector(`[data-part="${shape.shape}"] [data-shape-said]`)
    if (line && shape.state === 'running') line.textContent = percent(shape.progress)
  }
}

/** Ends when the page is shown again. */
function pause(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', end)
      resolve()
    }
    const timer = setTimeout(end, waitMs)
    document.addEventListener('visibilitychange', end)
  })
}
