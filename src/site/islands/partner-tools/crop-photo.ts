import { PHOTO_TEXTS } from '../../../shared/videos/video-texts.ts'
import { showToast } from './show-toast.ts'
import type { ToolText } from './tool-text.ts'

/** Films show less; 5 MB is more. */
const MOST_PIXELS = 4_000_000
const QUALITY = 0.88

/**
 * Makes a photograph small enough to send, and shows the sliders' choice in three frames. `onChange`: changes
 * without a field's event.
 */
export function cropPhoto(form: HTMLFormElement, text: ToolText, onChange: () => void) {
  const part = form.querySelector<HTMLElement>('[data-photo]')
  const file = part?.querySelector<HTMLInputElement>('[type="file"]')
  const frames = part?.querySelector<HTMLElement>('[data-crops]')
  const button = part?.querySelector<HTMLElement>('[data-remove-photo]')
  const rendered = part?.querySelector<HTMLInputElement>('[name="photoData"]')
  const [x, y, zoom] = part?.querySelectorAll<HTMLInputElement>('[type="range"]') ?? []
  let data = rendered?.value ?? ''

  const show = () => {
    if (!frames || !button) return
    frames.hidden = button.hidden = data === ''
    for (const frame of frames.children as HTMLCollectionOf<HTMLElement>) {
      const image = frame.querySelector('img') ?? frame.appendChild(document.createElement('img'))
      image.alt = ''
      image.draggable = false
      if (image.src !== data) image.src = data
      image.style.objectPosition = image.style.transformOrigin = `${x?.value}% ${y?.value}%`
      image.style.scale = zoom?.value ?? ''
    }
  }
  const remove = () => {
    data = ''
    rendered?.remove()
    if (file) file.value = ''
    show()
  }

  const take = async () => {
    const chosen = file?.files?.[0]
    if (!chosen) return remove()
    rendered?.remove()
    data = await shrink(chosen).catch(() => '')
    if (data === '') {
      remove()
      showToast(text, 'Error', PHOTO_TEXTS.wrongType, 'danger')
    }
    show()
    onChange()
  }
  file?.addEventListener('change', take)
  button?.addEventListener('click', () => {
    remove()
    onChange()
    file?.focus()
  })
  part?.addEventListener('input', show)
  for (const frame of (frames?.children ?? []) as HTMLCollectionOf<HTMLElement>) {
    frame.addEventListener('pointerdown', ({ pointerId }) => frame.setPointerCapture(pointerId))
    frame.addEventListener('pointermove', ({ pointerId, movementX, movementY }) => {
      const image = frame.querySelector('img')
      if (!frame.hasPointerCapture(pointerId) || !image || !x || !y || !zoom) return
      const { clientWidth: width, clientHeight: height } = frame
      const { naturalWidth, naturalHeight } = image
      const scale = Math.max(width / naturalWidth, height / naturalHeight) * Number(zoom.value)
      pull(x, movementX, naturalWidth * scale - width)
      pull(y, movementY, naturalHeight * scale - height)
      show()
    })
    frame.addEventListener('pointerup', onChange)
  }
  show()
  // Chosen before the script came.
  if (file?.files?.[0]) void take()
  return { value: () => data, remove }
}

/** `hidden`: pixels of the picture beyond the frame. */
function pull(slider: HTMLInputElement, pixels: number, hidden: number): void {
  if (hidden >= 1) slider.value = String(Number(slider.value) - (100 * pixels) / hidden)
}

/** A JPEG data URL, upright. */
async function shrink(file: File): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (picture.width * picture.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', QUALITY)
}
