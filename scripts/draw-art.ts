/** `npm run art`: redraws gardens, the films' garden, social background and icons; three minutes. */
await import('./draw-icons.ts')
await import('./draw-garden.ts')
await import('./draw-film-garden.ts')

export {}
