import { createRoot, type Root } from 'react-dom/client'
import type { Catalogue } from '../../shared/text/i18n.ts'
import { createPageTranslate } from '../../ui/page-translate.ts'
import type { Island } from './island.ts'
import { type GalleryPhoto, PhotoDialog } from './photo-dialog.tsx'

/** Hidden photos too. */
export function createIsland(messages: Catalogue): Island {
  const t = createPageTranslate(messages)
  let root: Root | null = null

  return {
    open(gallery, link) {
      const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
      const photos = links.map(readPhoto)
      root ??= createRoot(document.body.appendChild(document.createElement('div')))
      const render = (index: number, isOpen: boolean) =>
        root?.render(
          <PhotoDialog
            t={t}
            photos={photos}
            index={index}
            isOpen={isOpen}
            onMove={(next) => render(next, true)}
            onClose={() => render(index, false)}
            onClosed={() => link.focus()}
          />,
        )
      render(links.indexOf(link), true)
    },
  }
}

/** Pixels, at full size. */
function readPhoto(link: HTMLAnchorElement): GalleryPhoto {
  const { width, height, attribution, attributionHref } = link.dataset
  return {
    src: link.href,
    alt: link.querySelector('img')?.alt ?? '',
    width: Number(width) || 1200,
    height: Number(height) || 800,
    attribution: attribution ?? '',
    attributionHref: attributionHref?.startsWith('https://') ? attributionHref : null,
  }
}
