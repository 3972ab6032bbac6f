/** 1920 × 1080, 1080 × 1080, 1080 × 1920. */
export type Shape = 'landscape' | 'square' | 'portrait'

export const SHAPES: readonly Shape[] = ['landscape', 'square', 'portrait']

/** 'preview': the film's first part, small, for the gallery. */
export type Quality = 'full' | 'preview'
