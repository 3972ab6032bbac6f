import { listChangeSetsCall } from '../../../shared/calls/history.ts'
import { call } from '../../api.ts'

/** Returns the change set that deleted a partner, or null without history. */
export async function findDeletion(id: string): Promise<string | null> {
  const query = { entity: 'partner', entityId: id, action: 'delete', limit: '1' } as const
  const list = await call(listChangeSetsCall, { query }).catch(() => null)
  return list?.changeSets[0]?.id ?? null
}
