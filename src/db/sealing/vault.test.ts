import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inquiries } from '../schema/directory.ts'
import { makeDataKey, readDataKeys } from './data-keys.ts'
import { SealedText } from './sealed-text.ts'
import { addressLookup, addressLookups, createVault, UNREADABLE } from './vault.ts'

const [key, older] = [makeDataKey(), makeDataKey()]
const vault = createVault([key])
const PLACE = { table: 'inquiries', column: 'message', id: 'a1' }

describe('a sealed text', () => {
  test('opens to what was sealed, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(vault.openText(PLACE, vault.sealText(PLACE, text))).toBe(text)
      }),
    )
  })

  test('shows nothing of its words, and never twice the same', () => {
    const [one, two] = [
      vault.sealText(PLACE, 'My father has died.'),
      vault.sealText(PLACE, 'My father has died.'),
    ]
    expect(one.stored).not.toEqual(two.stored)
    expect(one.stored).toMatch(new RegExp(`^sealed:1:${key.id}:[\\w-]+$`))
    expect(Buffer.from(one.stored.split(':')[3] ?? '', 'base64url').toString('latin1')).not.toContain(
      'father',
    )
  })

  test.each([
    ['another row', { ...PLACE, id: 'a2' }],
    ['another column', { ...PLACE, column: 'name' }],
    ['another table', { ...PLACE, table: 'outbox' }],
  ])('does not open in %s', (_, place) => {
    expect(() => vault.openText(place, vault.sealText(PLACE, 'words'))).toThrow('was changed or moved')
  })

  test('does not open when a single bit was changed', () => {
    const { stored } = vault.sealText(PLACE, 'words')
    const head = stored.slice(0, stored.lastIndexOf(':') + 1)
    const bytes = Buffer.from(stored.slice(head.length), 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      const text = new SealedText(head + changed.toString('base64url'))
      expect(() => vault.openText(PLACE, text)).toThrow('was changed or moved')
    }
  })

  test('opens with an older key that is kept, and names one that is not', () => {
    const old = createVault([older]).sealText(PLACE, 'words')
    expect(createVault([key, older]).openText(PLACE, old)).toBe('words')
    expect(() => vault.openText(PLACE, old)).toThrow(`encrypted with the key ${older.id}, which is not here`)
    expect(createVault([key, older]).isCurrent(old)).toBe(false)
  })
})

test('an empty text stays empty, and needs no key', () => {
  const empty = createVault([older]).sealText(PLACE, '')
  expect(empty.stored).toBe('')
  expect(vault.isCurrent(empty)).toBe(true)
  expect(vault.openText(PLACE, empty)).toBe('')
})

test('what an older release left in clear is read, and not taken for current', () => {
  const { stored } = vault.sealText(PLACE, 'words')
  for (const clear of ['words', 'sealed:1:', `sealed:1:${key.id}:short`, ` ${stored}`, `${stored}=`]) {
    const text = new SealedText(clear)
    expect(vault.openText(PLACE, text), clear).toBe(clear)
  }
  expect(vault.isCurrent(new SealedText('words'))).toBe(false)
  expect(vault.isCurrent(new SealedText(`sealed:1:${older.id}:${'A'.repeat(40)}`))).toBe(false)
  expect(vault.isCurrent(new SealedText(stored))).toBe(true)
})

test('a damaged text hides itself alone where rows are shown, and is an error elsewhere', () => {
  const row = vault.seal(inquiries, { id: 'a1', name: 'Ruth', message: 'words' })
  const damaged = { ...row, message: vault.sealText({ ...PLACE, id: 'a2' }, 'words') }
  expect(vault.openForDisplay(inquiries, damaged)).toEqual({ id: 'a1', name: 'Ruth', message: UNREADABLE })
  expect(() => vault.open(inquiries, damaged)).toThrow('A value of inquiries.message was changed or moved')
})

test('the keys for values, lookups and names of keys are different', () => {
  const [values, lookups] = [key.values.export(), key.lookups.export()].map((part) => part.toString('hex'))
  expect(values).toHaveLength(64)
  expect(lookups).toHaveLength(64)
  expect(lookups).not.toBe(values)
  expect(`${values}${lookups}`).not.toContain(key.id)
  expect(Buffer.from(key.text, 'base64').toString('hex')).not.toBe(values)
  const [again] = readDataKeys(key.text)
  expect([again?.id, again?.values.export()]).toEqual([key.id, key.values.export()])
})

test('a row is sealed and opened by its sealed columns, other values stay', () => {
  const row = { id: 'a1', name: 'Ruth', phone: null, message: '', reference: 'K7M2-QX4P' }
  const sealed = vault.seal(inquiries, row)
  expect(sealed).toMatchObject({ id: 'a1', phone: null, reference: 'K7M2-QX4P' })
  expect(JSON.stringify(sealed)).not.toContain('Ruth')
  expect(vault.open(inquiries, sealed)).toEqual(row)
})

test('an address is looked up in any letter case, under each key, by nobody without one', () => {
  const ring = createVault([key, older])
  expect(addressLookup(vault, ' Ruth@Example.org ')).toBe(addressLookup(vault, 'ruth@example.org'))
  expect(addressLookup(vault, 'ruth@example.com')).not.toBe(addressLookup(vault, 'ruth@example.org'))
  expect(addressLookups(ring, 'ruth@example.org')).toEqual([
    addressLookup(vault, 'ruth@example.org'),
    addressLookup(createVault([older]), 'ruth@example.org'),
  ])
  expect(addressLookup(vault, '')).toBeNull()
  // One letter, or e and an accent.
  expect(addressLookup(vault, 'andr\u00e9@example.org')).toBe(addressLookup(vault, 'andre\u0301@example.org'))
})

describe('keys', () => {
  test('are read as hex and base64, the first first', () => {
    const hex = Buffer.from(key.text, 'base64').toString('hex')
    expect(readDataKeys(`# note\n${hex}, ${older.text}\n`).map(({ id }) => id)).toEqual([key.id, older.id])
  })
  test.each(['', 'short', `${key.text},short`, '00'.repeat(31), 'A'.repeat(50)])('refuses %j', (text) => {
    expect(readDataKeys(text)).toEqual([])
  })
})
