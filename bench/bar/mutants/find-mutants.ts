import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { mutateNode } from './mutate-node.ts'

/** One fault made by machine: the text from `start` to `end` of a file replaced. */
export type Mutant = {
  file: string
  /** From 1. */
  line: number
  start: number
  end: number
  kind: string
  replaced: string
  text: string
}

/** Source files below a folder, by name. */
export const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)
    .sort()

/** Every fault of the files below a folder, in the order of their places. */
export const findMutants = (folder: string): Mutant[] =>
  listSources(folder).flatMap((file) => mutateSource(file, readFileSync(file, 'utf8')))

/** Imports, types and names of properties stay. */
export function mutateSource(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    for (const { node: place, text, kind } of mutateNode(node)) {
      const start = place.getStart()
      const { line } = tree.getLineAndCharacterOfPosition(start)
      found.push({
        file,
        line: line + 1,
        start,
        end: place.end,
        kind,
        replaced: source.slice(start, place.end),
        text,
      })
    }
    const isNamed = ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)
    if (isNamed) visit(node.initializer)
    else ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Draws `count` items; the same seed draws the same ones of the same list. */
export function draw<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomOf(seed)
  const rest = [...items]
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(random() * rest.length), 1)[0] as Item,
  )
}

/** Mulberry32: 0 to below 1. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
