import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { COLUMNS, countFolder, type Weight, zero } from './count-folder.ts'

/**
 * Prints what the product weighs, by room: lines, lines of code, words of comments, lines of tests, files and those of
 * 20 lines or fewer, exported names with one user and with none; words of docs, decisions in force, packages. With a
 * commit each figure is followed by its difference to it. `--unused` names the exported names without a user.
 */
export function weigh(args: readonly string[]): void {
  const commit = args.find((arg) => !arg.startsWith('--'))
  const now = weighFolder('.')
  const before = commit === undefined ? undefined : atCommit(commit, weighFolder)
  console.log(['room'.padEnd(34), ...COLUMNS.map((name) => name.padStart(15))].join(''))
  const rooms = new Set([...now.rooms.keys(), ...(before?.rooms.keys() ?? [])])
  for (const room of [...rooms].sort())
    print(room, now.rooms.get(room), before && (before.rooms.get(room) ?? zero()))
  const isProduct = ([room]: [string, Weight]) => room.startsWith('src')
  print('product', sum(now.rooms, isProduct), before && sum(before.rooms, isProduct))
  for (const [name, figure] of Object.entries(now.others))
    console.log(`${name}: ${compare(figure, before?.others[name as keyof typeof before.others])}`)
  if (args.includes('--unused')) console.log(now.unused.join('\n'))
}

function weighFolder(root: string) {
  const inRoot = (file: string) => path.join(root, file)
  const docs = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('superseded'))
    .map((file) => `docs/${file}`)
  const words = (files: string[]) =>
    files.reduce((total, file) => total + readFileSync(inRoot(file), 'utf8').split(/\s+/).length - 1, 0)
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  const installed = Object.entries<{ dev?: boolean }>(packages).filter(([name]) => name)
  return {
    ...countFolder(root),
    others: {
      'words of README': words(['README.md']),
      'words of docs': words(docs),
      'decisions in force': docs.filter((file) => /^docs\/decisions\/\d[^/]*$/.test(file)).length,
      'packages of the product': installed.filter(([, { dev }]) => !dev).length,
      packages: installed.length,
      // The packages of a commit are not installed.
      ...(root === '.' && { 'node_modules, MB': megabytes('node_modules') }),
    },
  }
}

/** Largest first, with what each package takes. */
function megabytes(folder: string): number {
  const sizes = execFileSync('du', ['-m', '--max-depth=1', `${folder}/`], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => ({ size: Number.parseInt(line, 10), name: path.basename(line.split('\t')[1] ?? '') }))
    .sort((a, b) => b.size - a.size)
  for (const { size, name } of sizes.slice(1, 11)) console.log(`${String(size).padStart(5)} MB  ${name}`)
  return sizes[0]?.size ?? 0
}

function atCommit<Answer>(commit: string, read: (root: string) => Answer): Answer {
  const folder = mkdtempSync(path.join(tmpdir(), 'weight-'))
  try {
    const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    return read(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function sum(rooms: Map<string, Weight>, isCounted: (entry: [string, Weight]) => boolean): Weight {
  const total = zero()
  for (const [, weight] of [...rooms].filter(isCounted))
    for (const name of COLUMNS) total[name] += weight[name]
  return total
}

function print(room: string, now: Weight = zero(), before: Weight = now): void {
  const cells = COLUMNS.map((name) => compare(now[name], before[name]).padStart(15))
  console.log(room.padEnd(34) + cells.join(''))
}

/** "120 (-14)". */
function compare(now: number, before: number | undefined): string {
  const change = before === undefined ? 0 : now - before
  return change === 0 ? String(now) : `${now} (${change > 0 ? '+' : ''}${change})`
}
