import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type RunningProgram = { port: number; stop(): Promise<void> }

/**
 * Starts a built product on a free port and returns its address; shows its other lines. Rejects when it ends
 * first.
 */
export async function runProduct(
  file: string,
  environment: Record<string, string>,
  options: readonly string[] = [],
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [file, ...options], {
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = line.match(/ready: http:\/\/127\.0\.0\.1:(\d+)/)
      if (found) resolve(Number(found[1]))
      else console.log(line)
    })
    child.once('exit', (code) => reject(new Error(`The product ended with code ${code}.`)))
  })
  return {
    port,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
