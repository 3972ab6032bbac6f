import pg from 'pg'

/** No superuser: its statements cannot leave the database. */
export const SITE_USER = 'site'
/** "site" in ASCII. */
const ADOPT_LOCK = 0x73697465

/** All objects outside the system and extensions that are not the role's. */
const FOREIGN_OBJECTS = `
  with role as (select oid from pg_roles where rolname = '${SITE_USER}'),
  schemas as (
    select oid, nspname, nspowner from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
  ),
  extensions as (select classid, objid from pg_depend where deptype = 'e'),
  found as (
    select format('alter schema %I owner to ${SITE_USER}', nspname) as statement, nspowner as owner, 1 as rank,
      'pg_namespace'::regclass as classid, oid as objid
    from schemas
    union all
    select format('alter %s %I.%I owner to ${SITE_USER}',
        case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
          when 'c' then 'type' when 'f' then 'foreign table' else 'table' end, nspname, relname),
      relowner, 2, 'pg_class'::regclass, c.oid
    from pg_class c join schemas on schemas.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f', 'c', 'S')
      -- A sequence of a column goes with its table.
      and not (relkind = 'S' and exists (
        select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
    union all
    select format('alter type %I.%I owner to ${SITE_USER}', nspname, typname), typowner, 2, 'pg_type'::regclass, t.oid
    from pg_type t join schemas on schemas.oid = typnamespace
    where typtype in ('e', 'd', 'r')
    union all
    select format('alter routine %s owner to ${SITE_USER}', p.oid::regprocedure), proowner, 2, 'pg_proc'::regclass, p.oid
    from pg_proc p join schemas on schemas.oid = pronamespace
  )
  select statement from found
  where owner <> (select oid from role) and (classid, objid) not in (select classid, objid from extensions)
  order by rank, statement`

/**
 * Creates the product's role and gives it every non-system object, also of a former version's superuser,
 * which cannot be demoted. `connection`: the superuser's.
 */
export async function adoptSiteRole(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'site-role' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [ADOPT_LOCK])
    const { rows: roles } = await client.query(
      `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as is_mighty, rolcanlogin
       from pg_roles where rolname = $1`,
      [SITE_USER],
    )
    const rights = 'login nosuperuser nocreaterole nocreatedb noreplication nobypassrls'
    if (roles.length === 0) await client.query(`create role ${SITE_USER} ${rights}`)
    else if (roles[0].is_mighty || !roles[0].rolcanlogin)
      await client.query(`alter role ${SITE_USER} ${rights}`)
    if (typeof connection.password === 'string') {
      await client.query(`alter role ${SITE_USER} password ${client.escapeLiteral(connection.password)}`)
    }
    const database = client.escapeIdentifier(connection.database ?? 'postgres')
    await client.query(`grant create, connect, temporary on database ${database} to ${SITE_USER}`)
    const { rows } = await client.query<{ statement: string }>(FOREIGN_OBJECTS)
    for (const { statement } of rows) await client.query(statement)
    await client.query('commit')
  } finally {
    await client.end().catch(() => {})
  }
}
