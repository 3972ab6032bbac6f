/** What the first screen of the back office shows each morning. */
import { z } from 'zod'
import { isTimeZone } from './time-zone.ts'

/** The days that the plot of inquiries looks back, today included. */
export const PLOT_DAYS = 30

/** Whose days are counted: the viewer's time zone. */
export const DashboardQuery = z.object({
  timeZone: z
    .string()
    .max(64, 'Please give the name of a time zone.')
    .refine(isTimeZone, 'Please give the name of a time zone, such as America/New_York.')
    .default('UTC'),
})

/** How long open inquiries have waited, in days of the calendar. */
const AGE_KINDS = ['today', 'oneToTwoDays', 'threeToSevenDays', 'older'] as const

export const AgeBucket = z.object({
  kind: z.enum(AGE_KINDS),
  count: z.int(),
  /** First and last day, for the filters of the list; null where it has no end. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
})
export type AgeBucket = z.infer<typeof AgeBucket>

/** What a partner's page is better with. */
export const COMPLETENESS_FIELDS = [
  'email',
  'website',
  'description',
  'longDescription',
  'servicesOffered',
  'imageUrl',
  'logoUrl',
  'coordinates',
] as const
export type CompletenessField = (typeof COMPLETENESS_FIELDS)[number]

/** What can be lacking; `text`: one of the two descriptions, or both. */
export const LACKING = [...COMPLETENESS_FIELDS, 'text'] as const
export type Lacking = (typeof LACKING)[number]

export const NEED_KINDS = [
  /** A proxy seems to stand in front that the configuration does not name; its count says nothing. */
  'unknown-proxy',
  /** Families without an answer for longer than OVERDUE_HOURS. */
  'overdue-inquiries',
  /** Inquiries that were held back, and that nobody has decided about. */
  'doubtful-inquiries',
  /** Inquiries with a message that was given up and not sent again. */
  'failed-mail',
  /** The same of links for administrators. */
  'failed-account-mail',
  /** Uploads of the last week that failed, and that no later upload of the file made good. */
  'failed-imports',
  /** Active partners whose place is closed or has moved, according to Google. */
  'google-closed',
  /** Active partners whose rating fell, or whose telephone number differs at Google. */
  'google-changed',
  /** Partners whose place at Google somebody has to choose. */
  'google-matches',
  /** Active partners to which no inquiry can be sent on. */
  'partners-without-email',
  /** Active partners without a description, or without a long one. */
  'partners-without-text',
  /** Active FAQ items that no page can show. */
  'unreachable-faq',
  /** Invited administrators whose link has run out. */
  'expired-invitations',
] as const
export type NeedKind = (typeof NEED_KINDS)[number]

/** Something to be done; its count is never 0. */
export const Need = z.object({ kind: z.enum(NEED_KINDS), count: z.int().min(1) })
export type Need = z.infer<typeof Need>

/** GET /api/admin/dashboard */
export const Dashboard = z.object({
  /** Deleted ones count nowhere. */
  partners: z.object({ active: z.int(), inactive: z.int(), priority: z.int() }),
  inquiries: z.object({
    total: z.int(),
    /** Those that are pending. */
    open: z.int(),
    /** One for each of the last PLOT_DAYS days, today last; spam left out. */
    perDay: z.array(z.object({ date: z.iso.date(), count: z.int() })),
    /** The open ones, youngest first. */
    ageBuckets: z.array(AgeBucket),
    /** From coming in to the first answer, of the last 90 days; null when none was answered. */
    medianResponseHours: z.number().nullable(),
  }),
  faq: z.object({ total: z.int(), active: z.int() }),
  /** How many of the active partners have what. */
  completeness: z.array(z.object({ field: z.enum(COMPLETENESS_FIELDS), count: z.int(), total: z.int() })),
  /** The most pressing first. */
  needs: z.array(Need),
})
export type Dashboard = z.infer<typeof Dashboard>

export const LackingQuery = z.object({
  field: z.enum(LACKING, `Please choose one of ${LACKING.join(', ')}.`),
})

/** GET /api/admin/dashboard/lacking: the first of them, by name. */
export const LackingPartners = z.object({
  total: z.int(),
  partners: z.array(z.object({ id: z.uuid(), name: z.string(), city: z.string(), state: z.string() })),
})
export type LackingPartners = z.infer<typeof LackingPartners>

export const CoverageRegion = z.object({
  code: z.string(),
  /** Full name, as the partner list is filtered by it. */
  name: z.string(),
  country: z.enum(['US', 'CA']),
  /** Active partners. */
  count: z.int(),
  /** `d` of its filled shape, in the map's pixels. */
  path: z.string(),
  /** A place on its land, from which neighbours are found. */
  x: z.number(),
  y: z.number(),
  /** Too small to be pointed at: it is given a round mark as well. */
  isSmall: z.boolean(),
})
export type CoverageRegion = z.infer<typeof CoverageRegion>

/**
 * GET /api/admin/dashboard/coverage: the United States and Canada by state and province, seen as on a globe, Hawaii
 * moved nearer.
 */
export const CoverageMap = z.object({
  width: z.number(),
  height: z.number(),
  /** Each country by name. */
  regions: z.array(CoverageRegion),
  /** Lakes (`d` of a filled path), above the regions. */
  water: z.string(),
  /** The least number of partners in each shade, lightest first; none for a directory without partners. */
  steps: z.array(z.int()),
  /** Active partners in no known state or province. */
  elsewhere: z.int(),
})
export type CoverageMap = z.infer<typeof CoverageMap>
