export type Instruction = { name: string; rest: string }

/** Returns the instructions of each stage of a Dockerfile, with continued lines joined; comments are left out. */
export function readDockerfile(text: string): Instruction[][] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? []
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, rest })
  }
  return stages
}

/** Returns the values of ENV instructions of one stage. */
export function environmentOf(stage: readonly Instruction[]): Record<string, string> {
  const pairs = stage.filter(({ name }) => name === 'ENV').flatMap(({ rest }) => rest.split(/\s+/))
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}

/** Returns the words of a command in JSON: of CMD, or of HEALTHCHECK after its options. Throws without one. */
export function commandOf(stage: readonly Instruction[], wanted: 'CMD' | 'HEALTHCHECK'): string[] {
  const found = stage.find(({ name }) => name === wanted)?.rest ?? ''
  return JSON.parse(found.slice(found.indexOf('[')))
}
