import type pg from 'pg'
import { PUBLIC } from '../partner-reads/partner-columns.ts'
import type { ReadStandby } from './create-standby.ts'
import { STANDBY_COLUMNS } from './standby-row.ts'

/** Reads standby rows as text, which is not parsed before it is needed. */
export function createStandbyReader(pool: pg.Pool): ReadStandby {
  return async (ids, longText) => {
    const { rows } = await pool.query<{ id: string; json: string }>({
      name: 'standby',
      text: `select p.id, json_build_array(${STANDBY_COLUMNS})::text as json
        from partners p where p.id = any($1::uuid[]) and ${PUBLIC}`,
      values: [ids, longText],
    })
    return rows
  }
}
