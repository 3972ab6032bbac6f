/** `npm run art`: redraws the garden, the ground of the social images and the icons; about two minutes. */
await import('./draw-icons.ts')
await import('./draw-garden.ts')

export {}
