/** `npm run art`: redraws gardens, social background and icons; two minutes. */
await import('./draw-icons.ts')
await import('./draw-garden.ts')

export {}
