import type { VideoStills } from '../../../shared/videos/video.ts'
import { callTool, ToolFailure } from './call-tool.ts'
import type { ToolText } from './tool-text.ts'

/** After the last key. */
const PAUSE_MS = 700
/** As STILLS, which would bring the schemas along. */
const FRAMES = 3

/**
 * Frames of the chosen film with the form's words. `onWords`: sentences by field for words that cannot be
 * shown.
 */
export function showStills(
  root: HTMLElement,
  text: ToolText,
  read: () => Record<string, string>,
  onWords: (refused: Record<string, string>) => void,
) {
  const player = root.querySelector<HTMLVideoElement>('[data-clip-player]')
  const unchosen = root.querySelector<HTMLElement>('[data-unchosen]')
  const part = root.querySelector<HTMLElement>('[data-stills]')
  const list = part?.querySelector('ul')
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: AbortController | null = null
  let drawn = ''

  async function draw(): Promise<void> {
    const values = read()
    const words = JSON.stringify(values)
    if (!values.selectedVideoId || !values.companyName?.trim() || !list || !part) return
    underWay?.abort()
    if (words === drawn) return onWords({})
    const started = new AbortController()
    underWay = started
    part.setAttribute('aria-busy', 'true')
    try {
      // The first appears at once.
      for (let only = 0; only < FRAMES; only += 1) {
        const { stills } = await callTool<VideoStills>('/api/partner-tools/video-stills', {
          method: 'POST',
          json: { ...values, only },
          signal: started.signal,
        })
        const item = list.querySelectorAll('li')[only] ?? list.appendChild(document.createElement('li'))
        const [still] = stills
        if (still) {
          item.dataset.shape = still.shape
          item.replaceChildren(pictureOf(still, text))
        }
        part.hidden = false
      }
      drawn = words
      onWords({})
    } catch (error) {
      // Others are silent: frames only help.
      if (error instanceof ToolFailure && error.fields) onWords(error.fields)
    } finally {
      if (underWay === started) part.removeAttribute('aria-busy')
    }
  }

  return {
    choose(input: HTMLInputElement, isPlayed: boolean) {
      const { clip, thumbnail } = input.dataset
      if (unchosen) unchosen.hidden = true
      if (player && clip) {
        player.hidden = false
        if (player.getAttribute('src') !== clip) {
          player.poster = thumbnail ?? ''
          player.src = clip
        }
        if (isPlayed) void player.play().catch(() => {})
      }
      void draw()
    },
    drawSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => void draw(), PAUSE_MS)
    },
    clear() {
      drawn = ''
      onWords({})
      if (part) part.hidden = true
    },
  }
}

function pictureOf({ image, atSeconds }: VideoStills['stills'][number], { t }: ToolText): HTMLImageElement {
  const picture = document.createElement('img')
  picture.src = image
  picture.alt = t('The film after {count} seconds', { count: Math.round(atSeconds) })
  return picture
}
