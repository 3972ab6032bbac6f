import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { AppError } from '../../../../shared/errors.ts'
import { DescriptionFacts, MISSING_FACTS } from '../../../../shared/partners/description-facts.ts'
import { invalidInput } from '../../../failures/error-of.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

const Source = z
  .enum(['ai', 'template'])
  .openapi({ description: 'A language model, or the built-in writer.' })
const body = {
  required: true,
  description:
    'The form as it stands. Name, address, city and state must be filled in; other keys are left out.',
  content: { 'application/json': { schema: describeFacts() } },
}

/** What forgives every value has no description of its own: any field of a partner's form may be sent. */
function describeFacts() {
  const needed = ['name', 'address', 'city', 'state']
  return DescriptionFacts.openapi('DescriptionFacts', {
    type: 'object',
    required: needed,
    properties: Object.fromEntries(
      Object.keys(DescriptionFacts.shape).map((field) => [
        field,
        needed.includes(field) ? { type: 'string' as const } : {},
      ]),
    ),
  })
}

const shortRoute = createRoute({
  method: 'post',
  path: '/partners/generate-description',
  summary: 'Write 3 to 5 sentences about a partner from the facts of its form alone',
  request: { body },
  responses: {
    200: jsonAnswer('The text', z.object({ description: z.string(), source: Source })),
    ...errorAnswers(400, 413),
  },
})

const longRoute = createRoute({
  method: 'post',
  path: '/partners/generate-long-description',
  summary: 'Write 3 to 5 paragraphs about a partner from the facts of its form alone',
  request: { body },
  responses: {
    200: jsonAnswer('The text', z.object({ longDescription: z.string(), source: Source })),
    ...errorAnswers(400, 413),
  },
})

/** One of the four is missing: the message says so, since the form shows it (spec, section 5). */
function refuse(result: { success: true } | { success: false; error: z.ZodError }): undefined {
  if (result.success) return undefined
  const isMissing = (issue: z.ZodError['issues'][number]) =>
    issue.code === 'invalid_type' || issue.code === 'too_small'
  const { fields } = invalidInput(result.error)
  const message = result.error.issues.some(isMissing) ? MISSING_FACTS : 'Some values cannot be used.'
  throw new AppError('invalid_input', message, fields && { fields })
}

/** The writers of descriptions. They store nothing: the person reads, changes and saves the text. */
export function descriptionCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  calls.post('/partners/generate-description', readJson)
  calls.openapi(
    shortRoute,
    async (c) => {
      const { text, source } = await app.writer.writeDescription(c.req.valid('json'))
      return c.json({ description: text, source }, 200)
    },
    refuse,
  )

  calls.post('/partners/generate-long-description', readJson)
  calls.openapi(
    longRoute,
    async (c) => {
      const { text, source } = await app.writer.writeLongDescription(c.req.valid('json'))
      return c.json({ longDescription: text, source }, 200)
    },
    refuse,
  )
  return calls
}
