// Exit code 0: printed. 1: nothing changed. 2: a wrong call.
import { parseArgs } from 'node:util'
import { readConfig } from './config/config.ts'
import { dropRoot } from './db/drop-root.ts'
import { startDatabase } from './db/start-database.ts'
import { resetOnServer } from './features/accounts/administrators/reset-on-server.ts'

const USAGE = `npm run admin -- reset USER [--clear-second-factor]
  USER  username or e-mail address
  --clear-second-factor  its use also removes the authenticator app, recovery codes and passkeys`

process.exitCode = await run(process.argv.slice(2))

async function run(args: string[]): Promise<number> {
  const call = readCall(args)
  if (typeof call === 'string') {
    console.error(`${call}\n${USAGE}`)
    return 2
  }
  try {
    await reset(call.user, call.clearsSecondFactor)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

function readCall(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'clear-second-factor': { type: 'boolean', default: false } },
    })
    const [command, user, ...more] = positionals
    if (command !== 'reset' || !user || more.length > 0) return 'Please name one administrator.'
    return { user, clearsSecondFactor: values['clear-second-factor'] }
  } catch (error) {
    return (error as Error).message
  }
}

async function reset(user: string, clearsSecondFactor: boolean): Promise<void> {
  const config = readConfig()
  await dropRoot(config, (line) => console.error(line))
  const { db, close } = await startDatabase(config, (line) => console.error(line))
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const app = {
    db,
    config,
    clock: { now: () => new Date() },
    siteUrl: config.siteUrl ?? `http://${host}:${config.port}`,
    // A running product finds waiting mail within ten minutes.
    jobs: { enqueue: async () => {} },
  }
  try {
    const { username, url, minutes } = await resetOnServer(app, user, { clearsSecondFactor })
    console.log(`${username} can choose a new password here, once, within ${minutes} minutes:`)
    console.log(url)
    console.log('All sessions of the account have ended.')
  } finally {
    await close()
  }
}
