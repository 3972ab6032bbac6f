import type { App } from '../../../app.ts'
import { outageOf } from '../../../shared/outage-of.ts'
import type { EnhancedPlaceData, Partner, PartnerCard } from '../../../shared/partners/partner.ts'
import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import type { StandInPart } from '../../../shared/stand-in.ts'
import { isUuid } from '../../../shared/text/is-uuid.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import { extentOf } from '../standby/standby-row.ts'
import type { GoogleContentRules } from './google-policy.ts'
import {
  CARD_COLUMNS,
  PARTNER_COLUMNS,
  PLACE_COLUMNS,
  PUBLIC,
  type ShownRules,
  toCard,
  toPartner,
  toPlaceData,
} from './partner-columns.ts'

export type PartnerReads = Pick<App, 'db' | 'directory'> &
  GoogleContentRules &
  ReportsStandIn &
  ReportsPartners

export type ReportsPartners = {
  /** Partners' rows that an answer shows. */
  onPartners?(idsOrSlugs: readonly string[]): void
}

export type ReportsStandIn = {
  /** Memory answered; `missing`: what it lacks. */
  onStandIn?(missing: readonly StandInPart[]): void
}

/** In the order of `ids`, with miles from `from` to two decimals. */
export async function selectPartnerCards(
  app: PartnerReads,
  ids: readonly string[],
  options: { from?: GeoPoint | null } = {},
): Promise<PartnerCard[]> {
  if (ids.length === 0) return []
  const { rows } = await select(
    app,
    {
      name: 'cards',
      text: `select json_build_array(${CARD_COLUMNS}) from partners p where p.id = any($1::uuid[]) and ${PUBLIC}`,
      values: [ids],
    },
    ids,
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

/** By id or slug, or null. `place` is null while the database is away. */
export async function selectPartner(
  app: PartnerReads,
  idOrSlug: string,
): Promise<{ partner: Partner; place: EnhancedPlaceData | null } | null> {
  const isId = isUuid(idOrSlug)
  // PostgreSQL refuses NUL and lone surrogates.
  if (!isId && (idOrSlug.length > 300 || idOrSlug.includes('\0') || !idOrSlug.isWellFormed())) return null
  const { rows, isStandIn } = await select(
    app,
    {
      name: isId ? 'partner_by_id' : 'partner_by_slug',
      text: `select json_build_array(${PARTNER_COLUMNS}, ${PLACE_COLUMNS})
     from partners p left join place_data d on d.partner_id = p.id
     where ${isId ? 'p.id = $1::uuid' : 'p.slug = $1'} and ${PUBLIC}`,
      values: [idOrSlug],
    },
    [idOrSlug],
    ['longDescription', 'place'],
  )
  const row = rows[0]
  if (!row) return null
  const partner = toPartner(await rulesOf(app), row)
  app.onPartners?.([partner.id])
  return { partner, place: isStandIn ? null : toPlaceData(app, row) }
}

/** In the order of `ids`, without non-public partners. */
export async function selectPartnersByIds(app: PartnerReads, ids: readonly string[]): Promise<Partner[]> {
  if (ids.length === 0) return []
  const { rows } = await select(
    app,
    {
      name: 'partners_by_ids',
      text: `select json_build_array(${PARTNER_COLUMNS}) from partners p where p.id = any($1::uuid[]) and ${PUBLIC}`,
      values: [ids],
    },
    ids,
    ['longDescription'],
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

type Statement = { name: string; text: string; values: unknown[] }

/**
 * While the database is away, the standby answers with rows of PARTNER_COLUMNS; `parts`: what the caller
 * needs that it may lack. One JSON array per row, since forty columns cost the driver as much as the query.
 * `name` names the prepared statement, so its text must not vary. Throws the database's error, also when the
 * snapshot knows none of the partners.
 */
async function select(
  app: PartnerReads,
  statement: Statement,
  idsOrSlugs: readonly string[],
  parts: readonly StandInPart[] = [],
): Promise<{ rows: (readonly unknown[])[]; isStandIn: boolean }> {
  app.onPartners?.(idsOrSlugs)
  try {
    const { rows } = await app.db.gates.requests.impatiently(() =>
      app.db.$client.query<[unknown[]]>({ ...statement, rowMode: 'array' }),
    )
    return { rows: rows.map(([list]) => list), isStandIn: false }
  } catch (error) {
    const entries = outageOf(error) === null ? [] : findEntries(app, idsOrSlugs)
    if (entries.length === 0) throw error
    const rows = await app.directory.standby.rowsOf(entries)
    const extents = new Set(rows.map(extentOf))
    const missing: StandInPart[] = parts.includes('place') ? ['place'] : []
    if (extents.has('thin')) missing.push('details')
    if (extents.has('withoutLong') && parts.includes('longDescription')) missing.push('longDescription')
    app.onStandIn?.(missing)
    return { rows, isStandIn: true }
  }
}

function findEntries({ directory }: PartnerReads, idsOrSlugs: readonly string[]): DirectoryEntry[] {
  const { byId, bySlug } = directory.current()
  return idsOrSlugs.flatMap((given) => byId.get(given.toLowerCase()) ?? bySlug.get(given) ?? [])
}

function inOrder<Item extends { id: string }>(ids: readonly string[], items: Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
