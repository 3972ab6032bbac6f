import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Translate } from '../../shared/text/i18n.ts'
import { Modal } from '../../ui/dialog/modal.tsx'

export type GalleryPhoto = {
  src: string
  alt: string
  width: number
  height: number
  attribution: string
  attributionHref: string | null
}

type PhotoDialogProps = {
  t: Translate
  photos: GalleryPhoto[]
  index: number
  isOpen: boolean
  onMove: (index: number) => void
  onClose: () => void
  onClosed: () => void
}

const SWIPE_THRESHOLD_PX = 50

/** Moves around the end. */
export function PhotoDialog({ t, photos, index, isOpen, onMove, onClose, onClosed }: PhotoDialogProps) {
  const photo = photos[index]
  const nextButton = useRef<HTMLButtonElement>(null)
  const swipe = useSwipe((step) => move(step))
  const move = (step: number) => onMove((index + step + photos.length) % photos.length)

  useEffect(() => {
    if (!isOpen) return
    for (const step of [1, -1]) new Image().src = photos.at((index + step) % photos.length)?.src ?? ''
  }, [index, isOpen, photos])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (!isOpen) return
    nextButton.current?.focus()
    return onClosed
  }, [isOpen])

  if (!photo || !isOpen) return null
  const count = t('{index} of {count}', { index: index + 1, count: photos.length })
  return (
    <Modal
      className="dialog-overlay viewer-overlay"
      aria-label={t('Photos')}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') move(1)
        if (event.key === 'ArrowLeft') move(-1)
      }}
    >
      <div className="viewer">
        <figure className="viewer-figure" {...swipe}>
          <Photo key={photo.src} t={t} photo={photo} />
          <figcaption className="viewer-caption">
            <span className="viewer-count">{count}</span>
            <Attribution t={t} photo={photo} />
          </figcaption>
        </figure>
        <p role="status" className="unseen">
          {[count, photo.alt].filter(Boolean).join(': ')}
        </p>
        <div className="viewer-buttons">
          {photos.length > 1 && (
            <>
              <button type="button" className="viewer-button" onClick={() => move(-1)}>
                {t('Previous')}
              </button>
              <button ref={nextButton} type="button" className="viewer-button" onClick={() => move(1)}>
                {t('Next')}
              </button>
            </>
          )}
          <button type="button" className="viewer-button" onClick={onClose}>
            {t('Close')}
          </button>
        </div>
      </div>
    </Modal>
  )
}

function Photo({ t, photo }: { t: Translate; photo: GalleryPhoto }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <p className="viewer-failed">{t('This photo cannot be shown right now.')}</p>
  return (
    <img
      className="viewer-photo"
      src={photo.src}
      alt={photo.alt}
      width={photo.width}
      height={photo.height}
      // Reserves its space.
      style={{ '--width': `${photo.width}px`, '--ratio': photo.width / photo.height } as CSSProperties}
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}

function Attribution({ t, photo }: { t: Translate; photo: GalleryPhoto }) {
  if (!photo.attribution) return null
  const text = t('Photo: {author}', { author: photo.attribution })
  if (!photo.attributionHref) return <span>{text}</span>
  return (
    <a href={photo.attributionHref} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  )
}

/** 1 next, -1 back. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      start.current =
        event.isPrimary && event.pointerType !== 'mouse' ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return
      const x = event.clientX - start.current.x
      const y = event.clientY - start.current.y
      start.current = null
      if (Math.abs(x) > SWIPE_THRESHOLD_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
