import type { App } from '../../../app.ts'
import type { EnhancedPlaceData, Partner, PartnerCard } from '../../../shared/partners/partner.ts'
import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import { isUuid } from '../../../shared/text/is-uuid.ts'
import type { GoogleContentRules } from './google-policy.ts'
import {
  CARD_COLUMNS,
  PARTNER_COLUMNS,
  PLACE_COLUMNS,
  type ShownRules,
  toCard,
  toPartner,
  toPlaceData,
} from './partner-columns.ts'

export type PartnerReads = Pick<App, 'db' | 'directory'> & GoogleContentRules

const PUBLIC = 'p.is_active and p.deleted_at is null'

/** Returns public partners' cards in the order of `ids`, with miles from `from` to two decimals. */
export async function selectPartnerCards(
  app: PartnerReads,
  ids: readonly string[],
  options: { from?: GeoPoint | null } = {},
): Promise<PartnerCard[]> {
  if (ids.length === 0) return []
  const rows = await select(
    app,
    'cards',
    `select json_build_array(${CARD_COLUMNS}) from partners p where p.id = any($1::uuid[]) and ${PUBLIC}`,
    [ids],
  )
  const rules = await rulesOf(app)
  const cards = inOrder(
    ids,
    rows.map((row) => toCard(rules, row)),
  )
  if (!options.from) return cards
  const from = options.from
  return cards.map((card) =>
    card.coordinates
      ? { ...card, distanceMiles: Math.round(distanceMiles(from, card.coordinates) * 100) / 100 }
      : card,
  )
}

/** Returns a public partner with its place data, by id or slug, or null. */
export async function selectPartner(
  app: PartnerReads,
  idOrSlug: string,
): Promise<{ partner: Partner; place: EnhancedPlaceData } | null> {
  const isId = isUuid(idOrSlug)
  // PostgreSQL refuses NUL and lone surrogates.
  if (!isId && (idOrSlug.length > 300 || idOrSlug.includes('\0') || !idOrSlug.isWellFormed())) return null
  const rows = await select(
    app,
    isId ? 'partner_by_id' : 'partner_by_slug',
    `select json_build_array(${PARTNER_COLUMNS}, ${PLACE_COLUMNS})
     from partners p left join place_data d on d.partner_id = p.id
     where ${isId ? 'p.id = $1::uuid' : 'p.slug = $1'} and ${PUBLIC}`,
    [idOrSlug],
  )
  const row = rows[0]
  return row ? { partner: toPartner(await rulesOf(app), row), place: toPlaceData(app, row) } : null
}

/** Returns all public fields in the order of `ids`, without non-public partners. */
export async function selectPartnersByIds(app: PartnerReads, ids: readonly string[]): Promise<Partner[]> {
  if (ids.length === 0) return []
  const rows = await select(
    app,
    'partners_by_ids',
    `select json_build_array(${PARTNER_COLUMNS}) from partners p where p.id = any($1::uuid[]) and ${PUBLIC}`,
    [ids],
  )
  const rules = await rulesOf(app)
  return inOrder(
    ids,
    rows.map((row) => toPartner(rules, row)),
  )
}

const rulesOf = async ({ config, clock, directory }: PartnerReads): Promise<ShownRules> => ({
  config,
  clock,
  shapes: await directory.shapes(),
})

/**
 * One JSON array per row: forty columns cost the driver as much as the query. Statements are prepared by
 * `name`, so a name must keep its text.
 */
async function select(
  app: PartnerReads,
  name: string,
  text: string,
  values: unknown[],
): Promise<unknown[][]> {
  const { rows } = await app.db.$client.query<[unknown[]]>({ name, text, values, rowMode: 'array' })
  return rows.map(([list]) => list)
}

function inOrder<Item extends { id: string }>(ids: readonly string[], items: Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
