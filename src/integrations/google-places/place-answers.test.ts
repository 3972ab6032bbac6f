import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import messages from '../../../tests/values/place-messages.json' with { type: 'json' }
import { ContentAnswer, IdsAnswer, maskOf, PhotoMediaAnswer, PlaceAnswer } from './place-answers.ts'

type Message = Record<string, string>

/** Field → type ("Review[]") of Google's messages, from the protos of @googlemaps/places 2.5.0. */
const MESSAGES = new Map<string, Message>(Object.entries(messages))

/** The message of a type as it is named within `scope`. */
function findMessage(type: string, scope: readonly string[] = []): [string, Message] | null {
  for (let length = scope.length; length >= 0; length--) {
    const name = [...scope.slice(0, length), type].join('.')
    const found = MESSAGES.get(name)
    if (found) return [name, found]
  }
  return null
}

/** Every path that a schema reads and that the message does not have, or has in another form. */
function findUnknown(schema: z.ZodType, type: string, path = type, scope: string[] = []): string[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return findUnknown(inner.element as z.ZodType, type, `${path}[]`, scope)
  if (!(inner instanceof z.ZodObject)) return []
  const [name = type, message] = findMessage(type, scope) ?? []
  return Object.entries(inner.shape).flatMap(([field, part]) => {
    const fieldType = message?.[field]
    const here = `${path}.${field}`
    if (!fieldType) return [here]
    const isList = unwrap(part as z.ZodType) instanceof z.ZodArray
    if (isList !== fieldType.endsWith('[]')) return [`${here} (list or not)`]
    return findUnknown(part as z.ZodType, fieldType.replace('[]', ''), here, name.split('.'))
  })
}
function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema
}

describe('the fields that are read', () => {
  test.each([
    ['Place', PlaceAnswer],
    ['Place', ContentAnswer],
    ['SearchTextResponse', IdsAnswer],
    ['PhotoMedia', PhotoMediaAnswer],
  ])('all exist in the official type %s', (type, schema) => {
    expect(MESSAGES.has(type)).toBe(true)
    expect(findUnknown(schema, type)).toEqual([])
  })

  test('would be found if they did not', () => {
    const wrong = z.object({ raiting: z.number(), reviews: z.array(z.object({ auhtor: z.string() })) })
    expect(findUnknown(wrong, 'Place')).toEqual(['Place.raiting', 'Place.reviews[].auhtor'])
  })

  test('are asked for in a mask without spaces', () => {
    expect(maskOf(PlaceAnswer)).toMatch(/^id,displayName,[\w,]+$/)
    expect(maskOf(PlaceAnswer)).not.toContain('reviews')
  })
})
