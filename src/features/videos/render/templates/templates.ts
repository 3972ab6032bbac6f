import type { VideoTemplate } from './video-template.ts'

/** In the order of the gallery. */
export const TEMPLATES: readonly VideoTemplate[] = [
  {
    id: 'raked-garden',
    title: 'Raked Garden',
    category: 'Gardens',
    description: 'Stones in raked sand, seen from above, from early morning to noon.',
    durationSeconds: 24,
  },
]
