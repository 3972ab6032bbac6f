import type { App } from '../../app.ts'
import type { PressReleaseAnswer } from '../../shared/press-releases/press-release.ts'
import type { ReleaseForm, ReleaseOptions } from './release-form.ts'

/** A release by the model, or why there is none. */
export type ModelRelease = { release: PressReleaseAnswer; reason: null } | { release: null; reason: string }

export async function writeWithModel(
  _app: Pick<App, 'db' | 'clock' | 'config' | 'log' | 'model'>,
  _form: ReleaseForm,
  _options: ReleaseOptions,
  _signal?: AbortSignal,
): Promise<ModelRelease> {
  return { release: null, reason: 'No language model is configured.' }
}
