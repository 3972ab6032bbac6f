import { localePath } from '../../../shared/text/languages.ts'
import type { VideoState } from '../../../shared/videos/video.ts'
import { pageLocale } from '../../../ui/page-locale.ts'
import { lastTen, listLastTen, momentText } from './last-ten.ts'
import type { ToolText } from './tool-text.ts'

type KeptVideo = {
  id: string
  companyName: string
  film: string
  askedAt: string
  state: VideoState
}

const videos = lastTen<KeptVideo>(
  'partner-tools-videos',
  ({ id, companyName }) => /^[0-9a-f-]{36}$/.test(id ?? '') && typeof companyName === 'string',
)
const STATES: Record<VideoState, string> = {
  waiting: 'being made',
  running: 'being made',
  done: 'done',
  failed: 'could not be made',
  cancelled: 'cancelled',
}

/** The device's last ten. */
export function keepVideos(root: HTMLElement, text: ToolText) {
  const { t } = text
  const save = listLastTen(root, text, videos, ({ id, companyName, film, askedAt, state }) => {
    const title = document.createElement('a')
    title.className = 'action'
    title.href = localePath(pageLocale(), `/partner-tools/video/${id}`)
    title.textContent = film ? t('{name}: {title}', { name: companyName, title: film }) : companyName
    return { title, about: [momentText(askedAt), t(STATES[state])].filter(Boolean).join(', ') }
  })
  return {
    /** First, or in place. */
    keep(video: Omit<KeptVideo, 'askedAt'>) {
      const kept = videos.read()
      const known = kept.find(({ id }) => id === video.id)
      if (known) save(kept.map((one) => (one === known ? { ...known, ...video } : one)))
      else save([{ ...video, askedAt: new Date().toISOString() }, ...kept])
    },
    change(id: string, state: VideoState) {
      save(videos.read().map((one) => (one.id === id ? { ...one, state } : one)))
    },
    forget(id: string) {
      save(videos.read().filter((one) => one.id !== id))
    },
    underWay: () => videos.read().find(({ state }) => state === 'waiting' || state === 'running'),
  }
}
