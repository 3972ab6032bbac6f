import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { checkDescription } from '../../../../features/descriptions/check-description.ts'
import {
  checkTextCall,
  writeDescriptionCall,
  writeLongDescriptionCall,
} from '../../../../shared/calls/partners.ts'
import { AppError } from '../../../../shared/errors.ts'
import { type DescriptionFacts, MISSING_FACTS } from '../../../../shared/partners/description-facts.ts'
import { INVALID_VALUES } from '../../../../shared/refusals.ts'
import { invalidInput } from '../../../failures/error-of.ts'
import { serveCall } from '../../serve-call.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

function refuse(error: z.ZodError): never {
  const isMissing = (issue: z.ZodError['issues'][number]) =>
    issue.code === 'invalid_type' || issue.code === 'too_small'
  const { fields } = invalidInput(error)
  const message = error.issues.some(isMissing) ? MISSING_FACTS : INVALID_VALUES
  throw new AppError('invalid_input', message, fields && { fields })
}

type WrittenText = Awaited<ReturnType<App['writer']['writeDescription']>>

const sayWho = (why: string | null) => why && `${why} The built-in writer wrote this text instead.`

export function serveDescriptionCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  const marksOf = (text: string, facts: DescriptionFacts) => checkDescription(text, facts, app.clock.now())
  const told = ({ text, source, notice }: WrittenText, facts: DescriptionFacts) => ({
    source,
    notice: sayWho(notice),
    marks: source === 'ai' ? marksOf(text, facts) : [],
  })
  const write = async ({ body }: { body: DescriptionFacts }) => {
    const written = await app.writer.writeDescription(body)
    return { description: written.text, ...told(written, body) }
  }
  const writeLong = async ({ body }: { body: DescriptionFacts }) => {
    const written = await app.writer.writeLongDescription(body)
    return { longDescription: written.text, ...told(written, body) }
  }
  serveCall(calls, writeDescriptionCall, write, { refuse })
  serveCall(calls, writeLongDescriptionCall, writeLong, { refuse })
  serveCall(calls, checkTextCall, ({ body }) => ({ marks: marksOf(body.text, body.facts) }), { refuse })
}
