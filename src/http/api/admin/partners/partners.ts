import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { createPartner } from '../../../../features/partners/create-partner.ts'
import { createPartners } from '../../../../features/partners/create-partners.ts'
import { deletePartner, deletePartners } from '../../../../features/partners/delete-partners.ts'
import { editPartners } from '../../../../features/partners/edit-partners.ts'
import { writePartnerCsv } from '../../../../features/partners/export/write-partner-csv.ts'
import type { PartnerFinder } from '../../../../features/partners/find/create-partner-finder.ts'
import { findLikePartners } from '../../../../features/partners/find-like-partners.ts'
import {
  selectAdminPartner,
  selectAdminPartners,
} from '../../../../features/partners/select-admin-partners.ts'
import { updatePartner } from '../../../../features/partners/update-partner.ts'
import {
  deletePartnerView,
  listPartnerViews,
  savePartnerView,
} from '../../../../features/partners/views/partner-views.ts'
import {
  deletePartnerViewCall,
  listPartnerViewsCall,
  savePartnerViewCall,
} from '../../../../shared/calls/partner-views.ts'
import {
  bulkCreatePartnersCall,
  bulkDeletePartnersCall,
  bulkEditPartnersCall,
  createPartnerCall,
  deletePartnerCall,
  exportPartnersCall,
  findLikePartnersCall,
  findPartnerIdsCall,
  findPartnersCall,
  listPartnersCall,
  readPartnerCall,
  searchPartnersCall,
  updatePartnerCall,
} from '../../../../shared/calls/partners.ts'
import { AppError } from '../../../../shared/errors.ts'
import { packIds } from '../../../../shared/partners/packed-ids.ts'
import { INVALID_VALUES } from '../../../../shared/refusals.ts'
import { invalidInput } from '../../../failures/error-of.ts'
import { streamCsv } from '../../../files/content-types.ts'
import { serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'

/** No form shows these fields, so the message names them. */
function refuse(error: z.ZodError): never {
  const { fields } = invalidInput(error)
  const message = fields?.ids ?? fields?.updates ?? fields?.partners ?? INVALID_VALUES
  throw new AppError('invalid_input', message.replace(/\.$/, ''), fields && { fields })
}

/** Fixed words precede `{id}`, which would match them. */
export function serveAdminPartnerCalls(calls: OpenAPIHono<AdminEnv>, app: App, finder: PartnerFinder): void {
  serveCall(calls, bulkEditPartnersCall, ({ body }, c) => editPartners(app, body, actorOf(c)), { refuse })
  serveCall(calls, bulkDeletePartnersCall, ({ body }, c) => deletePartners(app, body.ids, actorOf(c)), {
    refuse,
  })
  serveCall(
    calls,
    bulkCreatePartnersCall,
    async ({ body }, c) => ({ count: await createPartners(app, body.partners, actorOf(c)) }),
    { refuse },
  )

  serveCall(calls, listPartnersCall, () => selectAdminPartners(app.db))
  serveCall(calls, searchPartnersCall, async ({ query }) => (await finder.find(query)).partners)
  serveCall(calls, findPartnersCall, ({ query: { offset, limit, ...filters } }) =>
    finder.find(filters, { offset, limit }),
  )
  serveCall(calls, findPartnerIdsCall, async ({ query }) => ({ ids: packIds(await finder.findIds(query)) }))
  serveCall(calls, exportPartnersCall, async ({ body }, c) => {
    const ids = body.ids ?? (await finder.findIds(body.filters ?? {}))
    const day = app.clock.now().toISOString().slice(0, 10)
    return streamCsv(c, `partners_export_${day}.csv`, writePartnerCsv(app, ids, body.columns))
  })
  serveCall(calls, readPartnerCall, ({ params }) => selectAdminPartner(app.db, params.id))
  serveCall(calls, createPartnerCall, ({ body }, c) => createPartner(app, body, actorOf(c)))
  serveCall(calls, findLikePartnersCall, ({ body }) => findLikePartners(app, body))
  serveCall(calls, updatePartnerCall, ({ params, body }, c) =>
    updatePartner(app, params.id, body, actorOf(c)),
  )
  serveCall(calls, deletePartnerCall, ({ params }, c) => deletePartner(app, params.id, actorOf(c)))

  serveCall(calls, listPartnerViewsCall, (_, c) => listPartnerViews(app, c.get('session').user.id))
  serveCall(calls, savePartnerViewCall, ({ body }, c) => savePartnerView(app, c.get('session').user.id, body))
  serveCall(calls, deletePartnerViewCall, ({ params }, c) =>
    deletePartnerView(app, c.get('session').user.id, params.id),
  )
}
