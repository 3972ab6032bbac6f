import { expect, test } from 'vitest'
import { findRelyingParty } from './relying-party.ts'

test.each([
  ['https://directory.example', { id: 'directory.example', origin: 'https://directory.example' }],
  ['https://directory.example:8443', { id: 'directory.example', origin: 'https://directory.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', null],
  ['http://[::1]:3000', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::1]', null],
  ['http://directory.example', null],
])('%s', (siteUrl, party) => {
  expect(findRelyingParty(siteUrl)).toEqual(party)
})
