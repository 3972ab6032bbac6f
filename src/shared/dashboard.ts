import { z } from 'zod'
import { isTimeZone } from './time/time-zone.ts'

/** Days in the plot of inquiries, today included. */
export const PLOT_DAYS = 30

/** Days are counted in the viewer's time zone. */
export const DashboardQuery = z.object({
  timeZone: z
    .string()
    .max(64, 'Please give the name of a time zone.')
    .refine(isTimeZone, 'Please give the name of a time zone, such as America/New_York.')
    .default('UTC'),
})

/** Waiting time of open inquiries, in calendar days. */
const AGE_KINDS = ['today', 'oneToTwoDays', 'threeToSevenDays', 'older'] as const

export const AgeBucket = z.object({
  kind: z.enum(AGE_KINDS),
  count: z.int(),
  /** First and last day, as filters of the inquiry list; null means open. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
})
export type AgeBucket = z.infer<typeof AgeBucket>

/** Optional fields that improve a partner's page. */
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

/** `text`: either description, or both. */
export const LACKING = [...COMPLETENESS_FIELDS, 'text'] as const
export type Lacking = (typeof LACKING)[number]

export const NEED_KINDS = [
  /** Forwarding headers came although no proxy is configured; its count means nothing. */
  'unknown-proxy',
  /** Unanswered for longer than OVERDUE_HOURS. */
  'overdue-inquiries',
  'doubtful-inquiries',
  'failed-mail',
  'failed-account-mail',
  /** Failed uploads of the last week without a later successful upload of the file. */
  'failed-imports',
  /** Closed or moved, according to Google. */
  'google-closed',
  /** A lower rating or another telephone number at Google. */
  'google-changed',
  /** Partners whose place at Google somebody has to choose. */
  'google-matches',
  'partners-without-email',
  'partners-without-text',
  'unreachable-faq',
  'expired-invitations',
] as const
export type NeedKind = (typeof NEED_KINDS)[number]

export const Need = z.object({ kind: z.enum(NEED_KINDS), count: z.int().min(1) })
export type Need = z.infer<typeof Need>

/** GET /api/admin/dashboard */
export const Dashboard = z.object({
  partners: z.object({ active: z.int(), inactive: z.int(), priority: z.int() }),
  inquiries: z.object({
    total: z.int(),
    /** Pending inquiries. */
    open: z.int(),
    /** Each of the last PLOT_DAYS days, today last, without spam. */
    perDay: z.array(z.object({ date: z.iso.date(), count: z.int() })),
    /** Open inquiries, newest first. */
    ageBuckets: z.array(AgeBucket),
    /** From arrival to first answer, over the last 90 days; null without answers. */
    medianResponseHours: z.number().nullable(),
  }),
  faq: z.object({ total: z.int(), active: z.int() }),
  completeness: z.array(z.object({ field: z.enum(COMPLETENESS_FIELDS), count: z.int(), total: z.int() })),
  needs: z.array(Need),
})
export type Dashboard = z.infer<typeof Dashboard>

export const LackingQuery = z.object({
  field: z.enum(LACKING, `Please choose one of ${LACKING.join(', ')}.`),
})

/** GET /api/admin/dashboard/lacking: the first ones by name. */
export const LackingPartners = z.object({
  total: z.int(),
  partners: z.array(z.object({ id: z.uuid(), name: z.string(), city: z.string(), state: z.string() })),
})
export type LackingPartners = z.infer<typeof LackingPartners>

export const CoverageRegion = z.object({
  code: z.string(),
  /** Full name, as in the partner list's filter. */
  name: z.string(),
  country: z.enum(['US', 'CA']),
  /** Active partners. */
  count: z.int(),
  /** `d` of the filled shape, in the map's pixels. */
  path: z.string(),
  /** A point on its land, for finding neighbours. */
  x: z.number(),
  y: z.number(),
  /** Too small to point at; also gets a round mark. */
  isSmall: z.boolean(),
})
export type CoverageRegion = z.infer<typeof CoverageRegion>

/** GET /api/admin/dashboard/coverage: the US and Canada by region in a globe projection, Hawaii moved closer. */
export const CoverageMap = z.object({
  width: z.number(),
  height: z.number(),
  regions: z.array(CoverageRegion),
  /** Lakes (`d` of a filled path), drawn above the regions. */
  water: z.string(),
  /** Lower bound of each shade, lightest first; empty without partners. */
  steps: z.array(z.int()),
  /** Active partners outside the 64 regions. */
  elsewhere: z.int(),
})
export type CoverageMap = z.infer<typeof CoverageMap>
