import { listChangeSetsCall } from '../../../shared/calls/history.ts'
import { call } from '../../api.ts'

/** The last of a kind, or null. */
export async function findChange(id: string, action: 'delete' | 'update'): Promise<string | null> {
  const query = { entity: 'partner', entityId: id, action, limit: '1' } as const
  const list = await call(listChangeSetsCall, { query }).catch(() => null)
  return list?.changeSets[0]?.id ?? null
}
