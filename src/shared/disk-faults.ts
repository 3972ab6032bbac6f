/** Node's codes and SQLSTATEs (PostgreSQL, appendix A). */
const SAID_OF_DISK: Readonly<Record<string, string>> = {
  ENOSPC: 'is full',
  EDQUOT: 'is full: its quota is used up',
  EROFS: 'is read-only',
  EIO: 'has failed',
  '53100': 'is full',
  '58030': 'has failed',
}

/** "is full", when a cause tells. */
export function diskFaultOf(thrown: unknown): string | null {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 6; error = error.cause, depth++) {
    const said = saidOf(error)
    if (said) return said
  }
  return null
}

/** `failure`: "The backup could not be written to /backups". Causes may be of another disk. */
export function withDiskFault(failure: string, thrown: unknown): unknown {
  const said = thrown instanceof Error && saidOf(thrown)
  return said ? new Error(`${failure}: the disk ${said}.`, { cause: thrown }) : thrown
}

const saidOf = (error: Error) => ('code' in error ? SAID_OF_DISK[String(error.code)] : undefined)
