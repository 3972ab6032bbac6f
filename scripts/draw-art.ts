/** `npm run art`: redraws gardens, the films' garden and pebbles, social background and icons; some minutes. */
await import('./draw-icons.ts')
await import('./draw-garden.ts')
await import('./draw-film-garden.ts')
await import('./draw-film-river.ts')

export {}
