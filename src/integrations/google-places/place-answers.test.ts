import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ContentAnswer, IdsAnswer, maskOf, PhotoMediaAnswer, PlaceAnswer } from './place-answers.ts'

/** The official protos as JSON; the package is no part of the product. */
const protos = createRequire(import.meta.url)('@googlemaps/places/build/protos/protos.json')

type Message = { fields: Record<string, { type: string; rule?: string }> }

/** "google.maps.places.v1.Review", or a name as it stands within `scope`. */
function findMessage(type: string, scope: readonly string[]): Message | null {
  const google = ['google', 'maps', 'places', 'v1']
  for (let length = scope.length; length >= 0; length--) {
    const path = [...scope.slice(0, length), ...type.split('.')]
    const found = walk(path) ?? walk([...google, ...path])
    if (found) return found as Message
  }
  return null
}
function walk(path: readonly string[]): unknown {
  let at = protos
  for (const name of path) {
    at = at?.nested?.[name]
    if (!at) return null
  }
  return at.fields ? at : null
}

/** Every path that a schema reads and that the message does not have, or has in another form. */
function findUnknown(schema: z.ZodType, message: Message | null, path: string, scope: string[]): string[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return findUnknown(inner.element as z.ZodType, message, `${path}[]`, scope)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([name, part]) => {
    const field = message?.fields[name]
    const here = `${path}.${name}`
    if (!field) return [here]
    const isList = unwrap(part as z.ZodType) instanceof z.ZodArray
    if (isList !== (field.rule === 'repeated')) return [`${here} (list or not)`]
    const last = field.type.split('.').at(-1) ?? ''
    return findUnknown(part as z.ZodType, findMessage(field.type, scope), here, [...scope, last])
  })
}
function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema
}

const place = findMessage('Place', [])

describe('the fields that are read', () => {
  test.each([
    ['Place', PlaceAnswer],
    ['Place', ContentAnswer],
    ['SearchTextResponse', IdsAnswer],
    ['PhotoMedia', PhotoMediaAnswer],
  ])('all exist in the official type %s', (type, schema) => {
    const message = findMessage(type, [])
    expect(message).not.toBeNull()
    expect(findUnknown(schema, message, type, ['google', 'maps', 'places', 'v1', type])).toEqual([])
  })

  test('would be found if they did not', () => {
    const wrong = z.object({ raiting: z.number(), reviews: z.array(z.object({ auhtor: z.string() })) })
    expect(findUnknown(wrong, place, 'Place', ['google', 'maps', 'places', 'v1', 'Place'])).toEqual([
      'Place.raiting',
      'Place.reviews[].auhtor',
    ])
  })

  test('are asked for in a mask without spaces', () => {
    expect(maskOf(PlaceAnswer)).toMatch(/^id,displayName,[\w,]+$/)
    expect(maskOf(PlaceAnswer)).not.toContain('reviews')
  })
})
