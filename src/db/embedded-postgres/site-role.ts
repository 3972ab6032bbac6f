import pg from 'pg'

/** Its statements stay in the database. */
export const SITE_USER = 'site'
/** "site" in ASCII. */
const ROLE_LOCK = 0x73697465

/** `connection`: the superuser's. */
export async function makeSiteRole(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'site-role' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [ROLE_LOCK])
    const known = await client.query('select from pg_roles where rolname = $1', [SITE_USER])
    if (known.rowCount === 0) await client.query(`create role ${SITE_USER}`)
    const password = connection.password
      ? `password ${client.escapeLiteral(String(connection.password))}`
      : ''
    await client.query(
      `alter role ${SITE_USER} login nosuperuser nocreaterole nocreatedb noreplication nobypassrls ${password}`,
    )
    const database = client.escapeIdentifier(connection.database ?? 'postgres')
    await client.query(`grant create, connect, temporary on database ${database} to ${SITE_USER}`)
    await client.query(`alter schema public owner to ${SITE_USER}`)
    await client.query('commit')
  } finally {
    await client.end().catch(() => {})
  }
}
