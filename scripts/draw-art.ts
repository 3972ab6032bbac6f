/** `npm run art`: draws the garden, the ground of the social images and the icons anew; about two minutes. */
await import('./draw-icons.ts')
await import('./draw-garden.ts')

export {}
