import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

function setUp() {
  const inTurn = createTurns()
  const taken: string[] = []
  const ask = (name: string, socket: { destroyed: boolean }) => {
    const outgoing = Object.assign(new EventEmitter(), { closed: false })
    const answer = {
      incoming: { socket } as IncomingMessage,
      outgoing: outgoing as unknown as ServerResponse,
    }
    inTurn(answer.incoming, answer.outgoing, () => taken.push(name))
    return () => {
      outgoing.closed = true
      outgoing.emit('close')
    }
  }
  return { taken, ask }
}

test('a request is taken when the answer before it on its connection has ended', () => {
  const { taken, ask } = setUp()
  const [one, other] = [{ destroyed: false }, { destroyed: false }]
  const endA = ask('a', one)
  const endB = ask('b', one)
  const endC = ask('c', one)
  ask('other', other)
  expect(taken).toEqual(['a', 'other'])
  endA()
  expect(taken).toEqual(['a', 'other', 'b'])
  endB()
  endC()
  ask('d', one)
  expect(taken).toEqual(['a', 'other', 'b', 'c', 'd'])
})

test('eight of a connection wait, more are taken at once, and a closed one takes none', () => {
  const { taken, ask } = setUp()
  const socket = { destroyed: false }
  const ends = Array.from({ length: 9 }, (_, at) => ask(`${at}`, socket))
  expect(taken).toEqual(['0'])
  ask('9', socket)
  expect(taken).toEqual(['0', '9'])
  ends[0]?.()
  ask('10', socket)
  expect(taken).toEqual(['0', '9', '1'])
  socket.destroyed = true
  for (const end of ends.slice(1)) end()
  expect(taken).toEqual(['0', '9', '1'])
})
