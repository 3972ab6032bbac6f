/**
 * `npm run art`: redraws gardens, the films' garden and pebbles, social background and icons; some minutes.
 * `npm run art -- plates [NAME …]`: renders places of the films again.
 */
import { drawPlates } from './draw-plates.ts'

const [what, ...names] = process.argv.slice(2)
if (what === 'plates') await drawPlates(names)
else {
  await import('./draw-icons.ts')
  await import('./draw-garden.ts')
  await import('./draw-film-garden.ts')
  await import('./draw-film-river.ts')
}
