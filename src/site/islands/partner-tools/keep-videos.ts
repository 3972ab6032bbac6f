import type { VideoState } from '../../../shared/videos/video.ts'
import { actionButton, lastTen } from './last-ten.ts'

export type KeptVideo = {
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

/** Lists this device's last ten videos. */
export function keepVideos(root: HTMLElement) {
  const section = root.querySelector<HTMLElement>('[data-earlier]')
  const list = root.querySelector<HTMLElement>('[data-earlier-list]')
  const save = (kept: KeptVideo[]) => {
    videos.save(kept)
    show()
  }
  function show(): void {
    const kept = videos.read()
    if (section) section.hidden = kept.length === 0
    list?.replaceChildren(...kept.map((one) => item(one)))
  }
  function item({ id, companyName, film, askedAt, state }: KeptVideo): HTMLLIElement {
    const made = document.createElement('li')
    const link = document.createElement('a')
    link.className = 'action'
    link.href = `/partner-tools/video/${id}`
    link.textContent = film ? `${companyName}: ${film}` : companyName
    const about = document.createElement('span')
    about.className = 'soft'
    const moment = new Date(askedAt)
    const day = Number.isNaN(moment.getTime())
      ? ''
      : moment.toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
    about.textContent = [day, STATES[state]].filter(Boolean).join(', ')
    const remove = actionButton('Remove', () => save(videos.read().filter((one) => one.id !== id)))
    remove.setAttribute('aria-label', `Remove: ${link.textContent}`)
    made.append(link, about, remove)
    return made
  }
  show()
  return {
    /** Adds first, or updates in place. */
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
