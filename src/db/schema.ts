/**
 * The tables of the directory and of inquiries; those of the back office stand in the schema-… files beside.
 * Change them here, then `npm run migration -- --name add-something` writes the SQL step.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FAQ_CATEGORIES, FAQ_SCOPES } from '../shared/faq/faq.ts'
import type { MailKind } from '../shared/inquiries/admin-inquiry.ts'
import type { Doubt } from '../shared/inquiries/doubts.ts'
import type { INQUIRY_STATUSES } from '../shared/inquiries/inquiry.ts'
import type { PartnerColumns } from '../shared/partner-fields/values.ts'
import type { PlacePhoto, PlaceReview, SocialMedia } from '../shared/partners/partner.ts'
import { list, moment } from './columns.ts'

/** One row. `version` grows with every change that the public can see; everything cached is keyed by it. */
export const directoryState = pgTable('directory_state', {
  id: smallint('id').primaryKey().default(1),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  changedAt: moment('changed_at').notNull().defaultNow(),
  /** True while the directory holds made-up sample partners: the site then says so. */
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
    /** Full region name, as in shared/places/regions.ts. */
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    website: text('website'),
    description: text('description'),
    longDescription: text('long_description'),
    servicesOffered: list('services_offered'),
    partnerSince: text('partner_since'),
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
    /** When the Google rating and count were fetched; they are not shown once too old. Null for sample data. */
    googleFetchedAt: moment('google_fetched_at'),
    createDate: text('create_date'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** A deleted partner stays for 30 days, out of everyone's sight, so that it can be restored. */
    deletedAt: moment('deleted_at'),
    /** Directory version of the row's last change: lets an index in memory fetch only what changed. */
    version: bigint('version', { mode: 'number' }).notNull().default(1),
  },
  (table) => [
    index('partners_version').on(table.version),
    index('partners_state_city').on(table.state, table.city),
    index('partners_name').on(table.name, table.id),
  ],
)

/** Columns of a partner that are none of its fields: the product keeps them for itself. */
type KeptColumn = 'googleFetchedAt' | 'deletedAt' | 'version'
type FieldRow = Omit<typeof partners.$inferSelect, KeptColumn>
/** Compiles only while every field of a partner has a column of its type, and every other column is a kept one. */
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
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    status: text('status').$type<(typeof INQUIRY_STATUSES)[number]>().notNull().default('pending'),
    /** When the family first got an answer or the partner got the inquiry: stops the response clock. */
    respondedAt: moment('responded_at'),
    /** Why the inquiry was held back from the support address; empty for all others. */
    doubts: jsonb('doubts').$type<Doubt[]>().notNull().default([]),
    /** When an administrator decided about the doubts; null until then. */
    doubtsDecidedAt: moment('doubts_decided_at'),
    /** When the family's data were taken out; the row stays to be counted. */
    erasedAt: moment('erased_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('inquiries_created').on(table.createdAt),
    index('inquiries_partner').on(table.partnerId),
    index('inquiries_email').on(sql`lower(${table.email})`),
  ],
)

/** Answers already given under an Idempotency-Key, kept 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of call and key. */
    key: text('key').primaryKey(),
    /** SHA-256 of the request body: the same key with another body is a mistake of the client. */
    requestHash: text('request_hash').notNull(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
)

/**
 * How often a network, an e-mail address or an opened form has sent inquiries: counted here, so that several processes
 * share the limits and no restart forgets them.
 */
export const inquiryCounts = pgTable(
  'inquiry_counts',
  {
    /** "{what}:{HMAC of it}": neither an address nor an e-mail address stands here in clear. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** HMAC of the network that was counted first. */
    openedBy: text('opened_by').notNull(),
    /** When the count starts again from nothing. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('inquiry_counts_expires').on(table.expiresAt)],
)

/** Keys that the product made for itself and signs with. No call and no export gives them out. */
export const signingKeys = pgTable('signing_keys', {
  name: text('name').primaryKey(),
  /** 32 random bytes, base64url. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Mail to be sent: written in the transaction that asks for it, delivered by a job. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    inquiryId: uuid('inquiry_id').references(() => inquiries.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull().default('notice'),
    /** The message whose place this one takes: sent again by hand, at most once each. */
    resendOfId: uuid('resend_of_id').unique(),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('outbox_waiting').on(table.createdAt).where(sql`${table.state} = 'waiting'`),
    index('outbox_inquiry').on(table.inquiryId, table.createdAt),
  ],
)
