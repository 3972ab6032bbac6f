import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { listChangeSets } from '../../../features/history/list-change-sets.ts'
import { listDeletedPartners } from '../../../features/history/list-deleted-partners.ts'
import { readChangeSet } from '../../../features/history/read-change-set.ts'
import { restorePartner } from '../../../features/history/restore-partner.ts'
import { undoChangeSet } from '../../../features/history/undo-change-set.ts'
import {
  listChangeSetsCall,
  listDeletedPartnersCall,
  readChangeSetCall,
  restorePartnerCall,
  undoChangeSetCall,
} from '../../../shared/calls/history.ts'
import { serveCall } from '../serve-call.ts'
import { type AdminEnv, actorOf } from './every-call/require-admin.ts'

/** Must precede partners, whose `{id}` would match "deleted". */
export function serveHistoryCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  serveCall(calls, listChangeSetsCall, ({ query }) => listChangeSets(app, query))
  serveCall(calls, readChangeSetCall, ({ params, query }) => readChangeSet(app, params.id, query))
  serveCall(calls, undoChangeSetCall, ({ params }, c) => undoChangeSet(app, params.id, actorOf(c)))
  serveCall(calls, listDeletedPartnersCall, ({ query }) => listDeletedPartners(app, query))
  serveCall(calls, restorePartnerCall, ({ params }, c) => restorePartner(app, params.id, actorOf(c)))
}
