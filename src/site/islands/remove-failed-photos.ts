/** Removes photos that fail to load: addresses of Google's photos expire. */
export function removeFailedPhotos(document: Document): void {
  const remove = (image: EventTarget | null) => {
    const item = image instanceof HTMLImageElement && image.closest<HTMLElement>('.photo-grid > li')
    if (!item) return
    const gallery = item.closest('.photos')
    const list = item.parentElement
    item.remove()
    // The grid's layout depends on its count.
    if (list) list.dataset.count = String(list.children.length)
    if (!gallery?.querySelector('.photo-grid > li')) gallery?.remove()
  }
  document.addEventListener('error', ({ target }) => remove(target), true)
  // Failed before this script ran; pending lazy ones are not `complete`.
  for (const image of [...document.images]) if (image.complete && image.naturalWidth === 0) remove(image)
}
