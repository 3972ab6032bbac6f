import type { App } from '../../app.ts'
import type { DescriptionWriter, WrittenText } from '../../integrations/writer/language-model.ts'
import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { askModel } from '../model-calls/ask-model.ts'
import { ADMINISTRATOR } from '../shares/shares.ts'
import { readAnswer } from './read-answer.ts'
import { askForDescription, type DescriptionLength } from './write-prompt.ts'

/** It is not shown before its end. */
const MAX_WAIT_MS = 30_000

/** On a fault of the model the built-in writer writes, with a notice; never rejects for it. */
export function createModelWriter(
  app: Pick<App, 'db' | 'clock' | 'config' | 'log' | 'model'>,
  builtIn: DescriptionWriter,
): DescriptionWriter {
  async function write(
    values: DescriptionFacts,
    length: DescriptionLength,
    instead: () => Promise<WrittenText>,
  ): Promise<WrittenText> {
    const { text: answer, reason } = await askModel(
      app,
      ADMINISTRATOR,
      askForDescription(values, length, app.clock.now()),
      { latestAt: Date.now() + MAX_WAIT_MS },
    )
    const text = answer === null ? null : readAnswer(answer, length, values)
    if (text !== null) return { text, source: 'ai', notice: null }
    const why = reason ?? 'The answer of the language model was no description.'
    return { ...(await instead()), notice: why }
  }
  return {
    writeDescription: (values) => write(values, 'short', () => builtIn.writeDescription(values)),
    writeLongDescription: (values) => write(values, 'long', () => builtIn.writeLongDescription(values)),
  }
}
