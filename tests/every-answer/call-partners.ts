import { partnerChecks } from '../../src/db/schema/partner-checks.ts'
import { soundPicture } from '../values/bad-pictures.ts'
import type { Calls } from './make-calls.ts'

export const PARTNER = {
  name: 'Hollis & Wren',
  phone: '(828) 555-0142',
  address: '12 Merrimon Avenue',
  city: 'Asheville',
  state: 'North Carolina',
  zipCode: '28801',
  email: 'office@hollis.example',
  servicesOffered: ['Burial'],
  socialMedia: { facebook: 'https://facebook.com/hollis', linkedin: '', instagram: '' },
}

/** Calls every call about partners and their history; returns the id of one that stays. */
export async function callPartners({ site, ask }: Calls): Promise<string> {
  const partner = await ask('POST /partners', PARTNER)
  const { id } = partner
  await ask('PUT /partners/:id', { isPriority: true }, { id })
  await ask('GET /partners/:id', undefined, { id })
  const { name, phone, address, city, state, zipCode } = PARTNER
  await ask('POST /partners/find-like', { name, phone, address, city, state, zipCode })
  await ask('GET /partners')
  await ask('GET /partners/search', undefined, { query: '?q=hollis&state=NC' })
  await ask('GET /partners/find', undefined, { query: '?q=hollis&state=NC' })
  await ask('GET /partners/find-ids')
  await ask('POST /partners/export.csv', { columns: 'full' })
  const view = await ask('POST /partner-views', { name: 'To call', filters: { lacks: 'email' } })
  await ask('GET /partner-views')
  await ask('DELETE /partner-views/:id', undefined, { id: view.id })
  await ask('POST /partners/bulk', { partners: [{ ...PARTNER, name: 'Ames' }] })
  const { changeSetId } = await ask('PATCH /partners/bulk-edit', { ids: [id], updates: { locationCount: 3 } })
  await ask('POST /history/:id/undo', undefined, { id: changeSetId })
  const [other] = await ask('GET /partners/search', undefined, { query: '?q=ames' })
  await ask('DELETE /partners/:id', undefined, { id: other.id })
  await ask('GET /partners/deleted')
  await ask('POST /partners/:id/restore', undefined, { id: other.id })
  await ask('DELETE /partners/bulk-delete', { ids: [other.id] })
  await ask('POST /partners/generate-description', PARTNER)
  await ask('POST /partners/generate-long-description', PARTNER)
  await ask('POST /partners/check-text', { facts: PARTNER, text: 'Ruth Avery began it.' })
  await ask('POST /uploads', new Uint8Array(await soundPicture('png')))

  const { changeSets } = await ask('GET /history')
  await ask('GET /history/:id', undefined, { id: changeSets[0].id })
  await callChecks({ site, ask }, id)
  return id
}

/** The partner's answer is written as its page would. */
async function callChecks({ site, ask }: Pick<Calls, 'site' | 'ask'>, id: string): Promise<void> {
  await ask('POST /partner-checks', { ids: [id] })
  const proposed = { phone: '(828) 555-0199' }
  const { db } = site().app
  const [asked] = await db.select().from(partnerChecks)
  const answer = { seen: '{}', proposed: JSON.stringify(proposed) }
  await db.update(partnerChecks).set({
    ...db.vault.seal(partnerChecks, { id: asked?.id ?? '', ...answer }),
    answer: 'corrected',
    answeredAt: new Date(),
  })
  await ask('GET /partners/:id/check', undefined, { id })
  const [proposal] = await ask('GET /partner-checks')
  const decision = { accept: ['phone'], expectedUpdatedAt: proposal.updatedAt }
  await ask('POST /partner-checks/:id/decide', decision, { id: proposal.id })
}

/** Calls every call about questions and answers. */
export async function callFaq({ ask }: Calls, partnerId: string): Promise<void> {
  const item = await ask('POST /faq', { question: 'Why?', answer: 'So.' })
  await ask('PUT /faq/:id', { answer: 'Because.' }, { id: item.id })
  await ask('POST /faq/bulk', { faqs: [{ question: 'When?', answer: 'Now.', isActive: false }] })
  await ask('PATCH /faq/bulk-edit', { ids: [item.id], updates: { order: 3 } })
  await ask('POST /faq', {
    question: 'Who?',
    answer: 'They.',
    appliesTo: 'partner',
    targetPartners: [partnerId],
  })
  await ask('GET /faq/partners')
  await ask('DELETE /faq/:id', undefined, { id: item.id })
}
