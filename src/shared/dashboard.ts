import { z } from 'zod'
import { isTimeZone } from './time/time-zone.ts'

export const PLOT_DAYS = 30

/** Days of the viewer's time zone. */
export const DashboardQuery = z.object({
  timeZone: z
    .string()
    .max(64, 'Please give the name of a time zone.')
    .refine(isTimeZone, 'Please give the name of a time zone, such as America/New_York.')
    .default('UTC'),
})

const AGE_KINDS = ['today', 'oneToTwoDays', 'threeToSevenDays', 'older'] as const

export const AgeBucket = z.object({
  kind: z.enum(AGE_KINDS),
  count: z.int(),
  /** Null: open-ended. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
})
export type AgeBucket = z.infer<typeof AgeBucket>

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

export const NEED_KINDS = [
  /** Forwarding headers without a configured proxy. */
  'unknown-proxy',
  'journal',
  /** An outage would lose inquiries. */
  'broken-journal',
  'overdue-inquiries',
  'doubtful-inquiries',
  'failed-mail',
  'failed-account-mail',
  /** Last week's, without a later upload of the file. */
  'failed-imports',
  'partner-corrections',
  'partner-reports',
  'google-closed',
  'google-changed',
  'google-matches',
  'partners-without-email',
  'partners-without-text',
  'expired-invitations',
] as const
export type NeedKind = (typeof NEED_KINDS)[number]

export const Need = z.object({
  kind: z.enum(NEED_KINDS),
  count: z.int().min(1),
  since: z.iso.datetime().optional(),
})
export type Need = z.infer<typeof Need>

export const Dashboard = z.object({
  partners: z.object({ active: z.int(), inactive: z.int(), priority: z.int() }),
  inquiries: z.object({
    total: z.int(),
    open: z.int(),
    perDay: z.array(z.object({ date: z.iso.date(), count: z.int() })),
    ageBuckets: z.array(AgeBucket),
    /** Over 90 days; null without answers. */
    medianResponseHours: z.number().nullable(),
  }),
  faq: z.object({ total: z.int(), active: z.int() }),
  completeness: z.array(z.object({ field: z.enum(COMPLETENESS_FIELDS), count: z.int(), total: z.int() })),
  needs: z.array(Need),
})
export type Dashboard = z.infer<typeof Dashboard>

export const CoverageRegion = z.object({
  code: z.string(),
  name: z.string(),
  country: z.enum(['US', 'CA']),
  count: z.int(),
  path: z.string(),
  x: z.number(),
  y: z.number(),
  isSmall: z.boolean(),
})
export type CoverageRegion = z.infer<typeof CoverageRegion>

/** Hawaii is moved closer. */
export const CoverageMap = z.object({
  width: z.number(),
  height: z.number(),
  regions: z.array(CoverageRegion),
  water: z.string(),
  /** Lower bounds of shades, lightest first. */
  steps: z.array(z.int()),
  /** Active partners outside the 64 regions. */
  elsewhere: z.int(),
})
export type CoverageMap = z.infer<typeof CoverageMap>
