/** A film as data; see docs/videos.md. */
export interface VideoTemplate {
  id: string
  title: string
  category: string
  /** One or two sentences for the gallery. */
  description: string
  durationSeconds: number
}
