/**
 * Keys that each changing call must refuse; checked by src/http/api/admin/every-call/unknown-keys.test.ts.
 */

/** Ids that exist, for paths and bodies. */
export type WriteIds = Record<'partner' | 'faq' | 'inquiry' | 'user' | 'job' | 'changeSet' | 'run', string>

const PARTNER = {
  name: 'Ames',
  phone: '(828) 555-0142',
  address: '1 A Street',
  city: 'Asheville',
  state: 'North Carolina',
  zipCode: '28801',
}
const FAQ = { question: 'Why?', answer: 'So.' }
const PERSON = { username: 'ruth', email: 'ruth@example.org' }

/** A valid call, the keys that it must not take, and where in its body they go. */
export type Write = { call: string; body: (ids: WriteIds) => object; forbidden: string[]; at?: string }
export const WRITES: Write[] = [
  {
    call: 'POST /login',
    body: () => ({ username: 'x', password: 'y' }),
    forbidden: ['role', 'id', 'isActive'],
  },
  {
    call: 'POST /link',
    body: () => ({ token: 'x', password: 'four quiet herons at dusk' }),
    forbidden: ['userId', 'role'],
  },
  {
    call: 'POST /users',
    body: () => PERSON,
    forbidden: ['id', 'role', 'isActive', 'passwordHash', 'password', 'totpSecret'],
  },
  {
    call: 'PATCH /users/{user}',
    body: () => ({ isActive: true }),
    forbidden: ['role', 'email', 'username', 'passwordHash'],
  },
  {
    call: 'PATCH /me',
    body: () => ({ firstName: 'M' }),
    forbidden: ['id', 'role', 'isActive', 'email', 'username', 'passwordHash'],
  },
  {
    call: 'POST /partners',
    body: () => PARTNER,
    forbidden: [
      'id',
      'slug',
      'version',
      'createdAt',
      'updatedAt',
      'deletedAt',
      'createDate',
      'googlePlaceId',
      'constructor',
    ],
  },
  {
    call: 'PATCH /partners/bulk-edit',
    body: (ids) => ({ ids: [ids.partner], updates: { locationCount: 2 } }),
    at: 'updates',
    forbidden: ['id', 'slug', 'name', 'phone', 'zipCode', 'googleRating', 'version', 'deletedAt', 'where'],
  },
  {
    call: 'DELETE /partners/bulk-delete',
    body: (ids) => ({ ids: [ids.partner] }),
    forbidden: ['all', 'where', 'hard'],
  },
  {
    call: 'POST /partners/bulk',
    body: () => ({ partners: [PARTNER] }),
    at: 'partners.0',
    forbidden: ['id', 'slug', 'version', 'deletedAt'],
  },
  {
    call: 'POST /faq',
    body: () => FAQ,
    forbidden: ['id', 'createdAt', 'updatedAt', 'version', 'constructor'],
  },
  { call: 'PUT /faq/{faq}', body: () => FAQ, forbidden: ['version', 'constructor', 'deletedAt'] },
  {
    call: 'POST /faq/bulk',
    body: () => ({ faqs: [FAQ] }),
    at: 'faqs.0',
    forbidden: ['id', 'version', 'createdAt'],
  },
  {
    call: 'PATCH /faq/bulk-edit',
    body: (ids) => ({ ids: [ids.faq], updates: { order: 1 } }),
    at: 'updates',
    forbidden: ['id', 'question', 'answer', 'version'],
  },
  {
    call: 'PATCH /inquiries/{inquiry}',
    body: () => ({ status: 'closed' }),
    forbidden: ['id', 'email', 'message', 'partnerId', 'respondedAt', 'erasedAt', 'createdAt'],
  },
  {
    call: 'PATCH /inquiries/bulk',
    body: (ids) => ({ ids: [ids.inquiry], status: 'closed' }),
    forbidden: ['all', 'email'],
  },
  { call: 'POST /inquiries/search', body: () => ({ q: 'ruth' }), forbidden: ['all', 'offset'] },
  { call: 'POST /inquiries/export.csv', body: () => ({ q: 'ruth' }), forbidden: ['all', 'limit'] },
  {
    call: 'POST /inquiries/{inquiry}/notes',
    body: () => ({ note: 'Called.' }),
    forbidden: ['userName', 'createdAt'],
  },
  {
    call: 'POST /inquiries/{inquiry}/reply',
    body: () => ({ message: 'Eight weeks.' }),
    forbidden: ['to', 'from', 'cc', 'bcc', 'replyTo', 'headers', 'html', 'attachments'],
  },
  {
    call: 'POST /inquiries/{inquiry}/forward',
    body: () => ({}),
    forbidden: ['to', 'email', 'cc', 'replyTo'],
  },
  {
    call: 'PUT /inquiries/{inquiry}/assignment',
    body: (ids) => ({ userId: ids.user }),
    forbidden: ['status', 'assignedTo', 'all'],
  },
  {
    call: 'PUT /inquiries/{inquiry}/presence',
    body: () => ({ isAnswering: true }),
    forbidden: ['userId', 'seenAt'],
  },
  {
    call: 'POST /reply-templates',
    body: () => ({ name: 'Timing', message: 'Eight weeks.' }),
    forbidden: ['id', 'createdAt', 'updatedAt', 'where'],
  },
  {
    call: 'POST /partner-views',
    body: () => ({ name: 'To call', filters: { lacks: 'email' } }),
    forbidden: ['id', 'ownerId', 'ownerName', 'isOwn', 'createdAt'],
  },
  {
    call: 'POST /partners/export.csv',
    body: () => ({ columns: 'list' }),
    forbidden: ['where', 'fields', 'limit'],
  },
  { call: 'POST /partners/find-like', body: () => PARTNER, forbidden: ['id', 'limit', 'where'] },
  { call: 'POST /inquiries/{inquiry}/resend', body: () => ({}), forbidden: ['to', 'text'] },
  {
    call: 'PATCH /imports/{job}',
    body: () => ({ mode: 'update' }),
    forbidden: ['state', 'changeSetId', 'userName', 'rows'],
  },
  {
    call: 'POST /description-runs',
    body: () => ({ fields: ['description'] }),
    forbidden: ['id', 'state', 'userName', 'partnerIds', 'publish'],
  },
  {
    call: 'PATCH /description-runs/{run}/drafts',
    body: (ids) => ({ partnerId: ids.partner, field: 'description', decision: 'rejected', textId: 'x' }),
    forbidden: ['runId', 'source', 'marks', 'before', 'position', 'publish'],
  },
  {
    call: 'POST /privacy/preview',
    body: () => ({ email: 'a@b.example' }),
    forbidden: ['all', 'where'],
  },
  {
    call: 'POST /privacy/erase',
    body: () => ({ email: 'a@b.example', confirm: 'a@b.example' }),
    forbidden: ['all', 'where'],
  },
]
