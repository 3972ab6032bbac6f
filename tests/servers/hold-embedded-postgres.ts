/**
 * Uses the embedded server in the folder given as argument: prints "open {socket folder}", leaves when
 * standard input ends.
 */
import { openEmbeddedPostgres } from '../../src/db/embedded-postgres/open-embedded-postgres.ts'

const server = await openEmbeddedPostgres(process.argv[2] ?? '')
console.log(`open ${server.connection.host}`)
process.stdin.on('end', () => void server.close()).resume()
