/** Locating indoors often takes ten seconds. */
const OPTIONS = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

/** Sends the point once, for the nearest postal code; nothing is kept. */
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
          import('./find-search.ts')
            .then(({ findSearch }) => findSearch(coords))
            .then(
              (path) => (path ? location.assign(path) : end(button.dataset.nowhere)),
              () => end(button.dataset.failed),
            ),
        () => end(button.dataset.refused),
        OPTIONS,
      )
    })
  }
}
