import type { App } from '../../app.ts'
import { diskFaultOf } from '../../shared/disk-faults.ts'
import { outageOf } from '../../shared/outage-of.ts'
import { onceAMinute } from '../../shared/time/clock.ts'

/** One line a minute; none while the watcher reports an outage. */
export function createOutageLog(app: Pick<App, 'db' | 'log'>): (cause: unknown) => void {
  const say = (level: 'warn' | 'error', sentence: string) =>
    onceAMinute((otherRequests, code: string | undefined) =>
      app.log[level]({ code, otherRequests }, sentence),
    )
  const sayDatabase = say('warn', 'the database was not available to a request')
  const sayOther = say('warn', 'a service other than the database was not available to a request')
  const sayDisk = say('error', 'the disk could not be used for a request')
  return (cause) => {
    if (outageOf(cause) === null && diskFaultOf(cause) !== null) sayDisk(codeOf(cause))
    else if (outageOf(cause) === null) sayOther(codeOf(cause))
    else if (!app.db.gates.requests.isClosed()) sayDatabase(codeOf(cause))
  }
}

function codeOf(thrown: unknown): string | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string' && error.name !== 'AppError') return error.code
  }
  return undefined
}
