import { LOCATION_PATH } from '../../shared/calls/paths.ts'
import { localePath } from '../../shared/text/languages.ts'
import { pageLocale } from '../../ui/page-locale.ts'

/** Locating indoors often takes ten seconds. */
const OPTIONS = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

/** A tap sends the point once, for the nearest postal code; nothing is kept. */
export function offerLocation(document: Document): void {
  if (!navigator.geolocation) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-locate]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      const say = (text: string | undefined) => {
        const status = button.nextElementSibling
        if (status) status.textContent = text ?? ''
      }
      say(button.dataset.asking)
      button.disabled = true
      const end = (text: string | undefined) => {
        button.disabled = false
        say(text)
      }
      navigator.geolocation.getCurrentPosition(
        ({ coords }) =>
          findSearch(coords).then(
            (path) => (path ? location.assign(localePath(pageLocale(), path)) : end(button.dataset.nowhere)),
            () => end(button.dataset.failed),
          ),
        () => end(button.dataset.refused),
        OPTIONS,
      )
    })
  }
}

/** Null: no postal code is near. */
async function findSearch({ latitude, longitude }: GeolocationCoordinates): Promise<string | null> {
  const response = await fetch(LOCATION_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ latitude, longitude }),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${response.status}`)
  return ((await response.json()) as { path: string }).path
}
