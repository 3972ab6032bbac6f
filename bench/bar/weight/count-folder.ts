import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export const COLUMNS = [
  'lines',
  'code',
  'commentWords',
  'tests',
  'files',
  'short',
  'oneUser',
  'noUser',
] as const
export type Weight = Record<(typeof COLUMNS)[number], number>

const SHORT_LINES = 20

/** "src/features/faq/x.ts" → "src/features/faq"; other rooms are the first folders. */
export const roomOf = (file: string) =>
  file.match(/^src\/features\/[^/]+|^src\/[^/]+|^[^/]+/)?.[0].replace(/\.tsx?$/, '') ?? file

export const zero = () => Object.fromEntries(COLUMNS.map((name) => [name, 0])) as Weight

/** Weighs the TypeScript below `root`, by room. `unused` are exported names that only tests use, or a dynamic import. */
export function countFolder(root: string): { rooms: Map<string, Weight>; unused: string[] } {
  const files = ['src', 'tests', 'bench', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => read(root, `${folder}/${file}`)),
  )
  const users = countUsers(files.filter(({ isTest, file }) => !isTest && !file.startsWith('tests/')))
  const rooms = new Map<string, Weight>()
  const unused: string[] = []
  for (const { file, source, isTest } of files) {
    // Files directly in src are one room.
    const room = /^src\/[^/]+$/.test(file) ? 'src' : roomOf(file)
    const weight = rooms.get(room) ?? zero()
    rooms.set(room, weight)
    const lines = source.text.split('\n').length - 1
    weight[isTest ? 'tests' : 'lines'] += lines
    if (isTest) continue
    const { code, words } = readTokens(source)
    weight.code += code
    weight.commentWords += words
    weight.files++
    if (lines <= SHORT_LINES) weight.short++
    for (const name of exportsOf(source)) {
      const count = users.get(`${file} ${name}`)?.size ?? 0
      if (count === 1) weight.oneUser++
      if (count > 0 || !file.startsWith('src/') || appearsTwice(source.text, name)) continue
      weight.noUser++
      unused.push(`${file} ${name}`)
    }
  }
  return { rooms, unused }
}

function read(root: string, file: string) {
  const text = readFileSync(path.join(root, file), 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  return { file, source, isTest: /\.test\.tsx?$/.test(file) }
}

/** Lines with code, and words of comments. */
function readTokens(source: ts.SourceFile): { code: number; words: number } {
  const { text } = source
  const lines = new Set<number>()
  const comments = new Map<number, number>()
  const visit = (node: ts.Node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) comments.set(pos, end)
    for (const { pos, end } of ts.getTrailingCommentRanges(text, node.end) ?? []) comments.set(pos, end)
    if (!node.getChildCount(source)) {
      const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line
      const last = source.getLineAndCharacterOfPosition(node.end).line
      for (let line = first; line <= last; line++) lines.add(line)
    }
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  const said = Array.from(comments, ([from, to]) => text.slice(from, to)).join('\n')
  return { code: lines.size, words: said.match(/[\p{L}\d][^\s]*/gu)?.length ?? 0 }
}

function exportsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    const isExported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false
    if (!isExported) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      )
    const { name } = statement as ts.DeclarationStatement
    return name && ts.isIdentifier(name) ? [name.text] : []
  })
}

/** "file name" → files that import it. */
function countUsers(files: ReturnType<typeof read>[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const { file, source } of files)
    for (const statement of source.statements) {
      const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
      const from = isImport && statement.moduleSpecifier
      if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) continue
      const target = path.posix.join(path.posix.dirname(file), from.text)
      const named = ts.isImportDeclaration(statement)
        ? statement.importClause?.namedBindings
        : statement.exportClause
      if (!named || !('elements' in named)) continue
      for (const { name, propertyName } of named.elements) {
        const key = `${target} ${(propertyName ?? name).text}`
        users.set(key, (users.get(key) ?? new Set()).add(file))
      }
    }
  return users
}

/** A name that its own file uses is not unused, only exported in vain or for tests. */
const appearsTwice = (text: string, name: string) => text.split(new RegExp(`\\b${name}\\b`)).length > 2
