/**
 * `npm run art`: redraws gardens, social background and icons; some minutes.
 * `npm run art -- plates [NAME …]`: renders places of the films again.
 * `npm run art -- instruments`: plays the films' instruments again.
 */
import { drawInstruments } from './draw-instruments.ts'
import { drawPlates } from './draw-plates.ts'

const [what, ...names] = process.argv.slice(2)
if (what === 'plates') await drawPlates(names)
else if (what === 'instruments') drawInstruments()
else {
  await import('./draw-icons.ts')
  await import('./draw-garden.ts')
}
