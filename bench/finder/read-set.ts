import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type Asked = { query: string; answer: string; line: string }

/** Returns the queries of all sets whose names begin so ("sample", "real"), or of one file. */
export async function readSets(name: string): Promise<Asked[]> {
  const folder = import.meta.dirname
  const files = name.endsWith('.tsv')
    ? [name]
    : (await readdir(folder)).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.tsv'))
  const texts = await Promise.all(files.sort().map((file) => readFile(path.resolve(folder, file), 'utf8')))
  return texts.flatMap((text) =>
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [written = '', answer = ''] = line.split('\t')
        return { query: written.replaceAll('\\t', '\t').replaceAll('\\n', '\n'), answer, line }
      }),
  )
}

/** Half of all queries only judge: which, their letters say, so that a query stays where it is. */
export function isJudge({ query }: Asked): boolean {
  return ((createHash('sha256').update(query.toLowerCase()).digest()[0] as number) & 1) === 1
}

/** One letter swapped, doubled, left out or replaced by its neighbour, by place in the word. */
export function withSlip(word: string, kind: number): string {
  const at = 1 + ((word.length * 7 + kind) % Math.max(1, word.length - 2))
  const [before, letter, next, after] = [
    word.slice(0, at),
    word[at] ?? '',
    word[at + 1] ?? '',
    word.slice(at + 2),
  ]
  switch (kind % 4) {
    case 0:
      return before + next + letter + after
    case 1:
      return before + letter + letter + next + after
    case 2:
      return before + next + after
    default:
      return before + (NEIGHBOURS[letter.toLowerCase()] ?? letter) + next + after
  }
}

const NEIGHBOURS: Readonly<Record<string, string>> = Object.fromEntries(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    Array.from(row, (letter, at) => [letter, row[at + 1] ?? row[at - 1] ?? letter]),
  ),
)

/** Each larger city of a directory, named with its state, with a slip of each kind. */
export function slipsOf(cities: Iterable<{ city: string; code: string }>): Asked[] {
  return [...cities].flatMap(({ city, code }) => {
    if (!/^[A-Za-z]{6,}$/.test(city)) return []
    return [0, 1, 2, 3].map((kind) => {
      const query = `${withSlip(city, kind)} ${code}`
      const answer = `city ${city}, ${code}`
      return { query, answer, line: `${query}\t${answer}` }
    })
  })
}
