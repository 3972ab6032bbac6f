import type { App } from '../../../app.ts'

/** A key is set, and GOOGLE_CONTENT is on. */
export function isContentOn(app: Pick<App, 'config' | 'places'>): boolean {
  return app.places !== null && app.config.googleContent.isOn
}
