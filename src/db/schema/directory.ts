// After a change, `npm run migration -- add-something` writes the SQL.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FAQ_CATEGORIES, FAQ_SCOPES, FaqTranslations } from '../../shared/faq/faq.ts'
import type { UnusualStatus } from '../../shared/google-places/place.ts'
import type { MailKind } from '../../shared/inquiries/admin-inquiry.ts'
import type { Doubt } from '../../shared/inquiries/doubts.ts'
import type { INQUIRY_STATUSES } from '../../shared/inquiries/inquiry.ts'
import type { InquiryTopic, PreferredContact, PreferredTime } from '../../shared/inquiries/inquiry-choices.ts'
import type { SocialMedia } from '../../shared/partner-fields/addresses.ts'
import type { PartnerColumns } from '../../shared/partner-fields/values.ts'
import type { PlacePhoto, PlaceReview } from '../../shared/partners/partner.ts'
import type { ReportKind } from '../../shared/partners/partner-check.ts'
import type { Locale } from '../../shared/text/i18n.ts'
import { sealed } from '../sealing/sealed-text.ts'
import { adminUsers } from './accounts.ts'
import { list, moment } from './columns.ts'

/** `version` grows with every public change and keys all caches. */
export const directoryState = pgTable('directory_state', {
  id: smallint('id').primaryKey().default(1),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  changedAt: moment('changed_at').notNull().defaultNow(),
  isSample: boolean('is_sample').notNull().default(false),
})

export const partners = pgTable(
  'partners',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    /** As in shared/places/regions.ts. */
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    website: text('website'),
    description: text('description'),
    longDescription: text('long_description'),
    servicesOffered: list('services_offered'),
    partnerSince: text('partner_since'),
    detailsConfirmedOn: text('details_confirmed_on'),
    openingHours: text('opening_hours'),
    answersDayAndNight: boolean('answers_day_and_night').notNull().default(false),
    languages: list('languages'),
    faithsServed: list('faiths_served'),
    directCremationFrom: integer('direct_cremation_from'),
    directCremationFromOn: text('direct_cremation_from_on'),
    highlights: list('highlights'),
    annualCremations: integer('annual_cremations').notNull().default(0),
    locationCount: integer('location_count').notNull().default(1),
    isPriority: boolean('is_priority').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    logoUrl: text('logo_url'),
    imageUrl: text('image_url'),
    socialMedia: jsonb('social_media').$type<SocialMedia>(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    yelpRating: doublePrecision('yelp_rating'),
    yelpReviewCount: integer('yelp_review_count'),
    googleRating: doublePrecision('google_rating'),
    googleReviewCount: integer('google_review_count'),
    googlePlaceId: text('google_place_id'),
    /** Null for sample data. */
    googleFetchedAt: moment('google_fetched_at'),
    /** Null: open or unknown. As old as the rating. */
    googleBusinessStatus: text('google_business_status').$type<UnusualStatus>(),
    createDate: text('create_date'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Restorable for 30 days. */
    deletedAt: moment('deleted_at'),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
  },
  (table) => [
    index('partners_version').on(table.version),
    index('partners_state_city').on(table.state, table.city),
    index('partners_name').on(table.name, table.id),
  ],
)

type KeptColumn = 'googleFetchedAt' | 'googleBusinessStatus' | 'deletedAt' | 'version'
type FieldRow = Omit<typeof partners.$inferSelect, KeptColumn>
/** Compiles only while fields and columns agree. */
export type ColumnsAgreeWithFields = [HasColumns<FieldRow>, HasFields<PartnerColumns>]
type HasColumns<Row extends PartnerColumns> = Row
type HasFields<Fields extends FieldRow> = Fields

export const placeData = pgTable('place_data', {
  partnerId: uuid('partner_id')
    .primaryKey()
    .references(() => partners.id, { onDelete: 'cascade' }),
  photos: jsonb('photos').$type<PlacePhoto[]>().notNull().default([]),
  reviews: jsonb('reviews').$type<PlaceReview[]>().notNull().default([]),
  rating: doublePrecision('rating'),
  reviewCount: integer('review_count'),
  editorialSummary: text('editorial_summary'),
  businessStatus: text('business_status'),
  googleMapsUri: text('google_maps_uri'),
  source: text('source').$type<'google' | 'sample'>().notNull(),
  fetchedAt: moment('fetched_at').notNull(),
})

/** Nothing of the visitor. Resolved rows stay 90 days. */
export const partnerReports = pgTable(
  'partner_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReportKind>().notNull(),
    count: integer('count').notNull().default(1),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: text('resolved_by'),
  },
  (table) => [
    uniqueIndex('partner_reports_open')
      .on(table.partnerId, table.kind)
      .where(sql`${table.resolvedAt} is null`),
    index('partner_reports_last').on(table.lastAt),
  ],
)

export const faqItems = pgTable('faq_items', {
  id: uuid('id').primaryKey().defaultRandom(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  category: text('category').$type<(typeof FAQ_CATEGORIES)[number]>().notNull().default('general'),
  order: integer('order').notNull().default(0),
  appliesTo: text('applies_to').$type<(typeof FAQ_SCOPES)[number]>().notNull().default('all'),
  targetStates: list('target_states'),
  targetCities: list('target_cities'),
  targetPartners: list('target_partners'),
  isActive: boolean('is_active').notNull().default(true),
  translations: jsonb('translations').$type<FaqTranslations>().notNull().default({}),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reference: text('reference').notNull().unique(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    name: sealed('name').notNull(),
    email: sealed('email').notNull(),
    /** `addressLookup`; null: erased, or not encrypted yet. */
    emailLookup: text('email_lookup'),
    phone: sealed('phone'),
    message: sealed('message').notNull(),
    preferredContact: text('preferred_contact').$type<PreferredContact>(),
    preferredTime: text('preferred_time').$type<PreferredTime>(),
    topics: text('topics').array().$type<InquiryTopic[]>().notNull().default([]),
    wantsCopy: boolean('wants_copy').notNull().default(false),
    locale: text('locale').$type<Locale>().notNull().default('en'),
    status: text('status').$type<(typeof INQUIRY_STATUSES)[number]>().notNull().default('pending'),
    withdrawnAt: moment('withdrawn_at'),
    respondedAt: moment('responded_at'),
    doubts: jsonb('doubts').$type<Doubt[]>().notNull().default([]),
    /** Null until an administrator decides. */
    doubtsDecidedAt: moment('doubts_decided_at'),
    /** The row stays for the counts. */
    erasedAt: moment('erased_at'),
    assignedTo: uuid('assigned_to').references(() => adminUsers.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('inquiries_created').on(table.createdAt),
    index('inquiries_partner').on(table.partnerId),
    index('inquiries_email_lookup').on(table.emailLookup),
  ],
)

/** Rows count for less than a minute. */
export const inquiryPresence = pgTable(
  'inquiry_presence',
  {
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    isAnswering: boolean('is_answering').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.inquiryId, table.userId] })],
)

export const replyTemplates = pgTable('reply_templates', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  locale: text('locale').$type<Locale>().notNull().default('en'),
  subject: text('subject').notNull().default(''),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Kept 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of call and key. */
    key: text('key').primaryKey(),
    requestHash: text('request_hash').notNull(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
)

export const inquiryCounts = pgTable(
  'inquiry_counts',
  {
    /** "{kind}:{HMAC}": no address in clear. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    openedBy: text('opened_by').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('inquiry_counts_expires').on(table.expiresAt)],
)

export const signingKeys = pgTable('signing_keys', {
  name: text('name').primaryKey(),
  /** 32 random bytes, base64url. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** A process that lacks one of these does not start. */
export const dataKeys = pgTable('data_keys', {
  id: text('id').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Written in the caller's transaction, delivered by a job. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    inquiryId: uuid('inquiry_id').references(() => inquiries.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull().default('notice'),
    resendOfId: uuid('resend_of_id').unique(),
    to: sealed('to').notNull(),
    replyTo: sealed('reply_to'),
    subject: sealed('subject').notNull(),
    text: sealed('text').notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: sealed('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('outbox_waiting').on(table.createdAt).where(sql`${table.state} = 'waiting'`),
    index('outbox_inquiry').on(table.inquiryId, table.createdAt),
  ],
)
