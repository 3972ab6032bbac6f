import { expect, test } from 'vitest'
import { isHeld } from './join-server.ts'

test.each([
  'FATAL:  lock file "postmaster.pid" already exists',
  'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
  'HINT:  Terminate any old server processes associated with data directory "/data/db/pg".',
  'LOG:  could not bind Unix address "/s/.s.PGSQL.5432": Address already in use',
])('a start waits for the processes of a dead server: %s', (line) => {
  expect(isHeld(`LOG:  starting PostgreSQL 18.4\n${line}`)).toBe(true)
})

test.each([
  'PANIC:  could not open file "global/pg_control": No such file or directory',
  'FATAL:  could not write lock file "postmaster.pid": No space left on device',
  '',
])('a start that another try will hardly help fails soon: %s', (line) => {
  expect(isHeld(line)).toBe(false)
})
