import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findMissingEntries, type Lockfile } from '../scripts/lockfile-entries.ts'

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile

test('the lockfile lists the packages of every platform, without which npm ci refuses it', () => {
  // Fix: node scripts/complete-lockfile.ts
  expect(Object.keys(findMissingEntries(lockfile))).toEqual([])
})

test('a platform package that is left out is noticed, and written as npm would', () => {
  const { 'node_modules/sharp': sharp } = lockfile.packages
  const missing = findMissingEntries({ packages: { 'node_modules/sharp': sharp ?? {} } })
  expect(missing['node_modules/@img/sharp-linuxmusl-x64']).toMatchObject({
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  })
  expect(missing['node_modules/@img/sharp-win32-arm64']).toMatchObject({ os: ['win32'], cpu: ['arm64'] })
})

test('no entry names the place that it was once fetched from', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
})
