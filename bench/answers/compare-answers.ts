import path from 'node:path'
import { builtProgram, PATIENT, startProduct } from '../../tests/servers/start-product.ts'
import { type Answers, readAnswers } from './read-answers.ts'

export type AnswerRow = {
  only: 'before' | 'now'
  /** Of tags the name, attributes and class; of JSON the keys. */
  shape: string
  /** Answers that have such a line where the other build has none like it. */
  count: number
  path: string
  line: string
}

/**
 * Compares the answers of this build with those of the one in `against` (a built checkout or server/main.js), each
 * on its own new sample directory: the lines that only one of them has, the most frequent shape first.
 */
export async function compareAnswers(against: string, pageCount = 200): Promise<AnswerRow[]> {
  const program = against.endsWith('.js') ? path.resolve(against) : builtProgram(against)
  const before = await answersOf(program, pageCount)
  const now = await answersOf(undefined, pageCount)
  const same = [...before].filter(([one, answer]) => now.get(one) === answer).length
  console.log(`${before.size} answers before, ${now.size} now, ${same} the same`)
  return differences(before, now)
}

async function answersOf(program: string | undefined, pageCount: number): Promise<Answers> {
  const product = await startProduct({ environment: PATIENT, ...(program !== undefined && { program }) })
  try {
    return await readAnswers(product, pageCount)
  } finally {
    await product.stop()
  }
}

/** Returns the lines that only one side has, by shape, the most frequent first; a path that only one side has is one. */
export function differences(before: Answers, now: Answers): AnswerRow[] {
  const rows = new Map<string, AnswerRow>()
  const note = (only: AnswerRow['only'], own: Answers, other: Answers) => {
    for (const [path, answer] of own) {
      const lines = other.has(path) ? onlyIn(answer, other.get(path) ?? '') : ['(the whole answer)']
      for (const [shape, [line = '']] of Map.groupBy(lines, shapeOf)) {
        const row = rows.get(`${only} ${shape}`) ?? { only, shape, count: 0, path, line }
        rows.set(`${only} ${shape}`, { ...row, count: row.count + 1 })
      }
    }
  }
  note('before', before, now)
  note('now', now, before)
  return [...rows.values()].sort((a, b) => b.count - a.count)
}

function onlyIn(answer: string, other: string): string[] {
  if (answer === other) return []
  const others = new Set(other.split('\n'))
  const own = [...new Set(answer.split('\n'))].filter((line) => !others.has(line))
  return own.length > 0 ? own : ['(order, or how often)']
}

function shapeOf(line: string): string {
  if (!line.startsWith('<'))
    return line
      .replace(/":(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)/g, '":')
      .replace(/\d+/g, '#')
      .slice(0, 200)
  const [, tag = line, text = ''] = /^(<[^>]*>)(.*)$/s.exec(line) ?? []
  const names = tag.replace(/([\w-]+)="[^"]*"/g, (given, name) => (name === 'class' ? given : name))
  return names + (text === '' ? '' : '…')
}
