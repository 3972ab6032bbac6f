/** Videos that partners asked for, and the files rendered for them. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { VideoShape, VideoState } from '../shared/videos/video.ts'
import { moment } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What a film says; '' where nothing was given. */
export type StoredWords = Record<
  'companyName' | 'contactName' | 'phone' | 'website' | 'callToAction' | 'notes',
  string
>

/** One request: template, words and logo. Its files wait, run and finish each for itself. */
export const videos = pgTable(
  'videos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of everything that the film shows, and how it is drawn. */
    contentHash: text('content_hash').notNull(),
    /** False once it failed or was cancelled: then the same request is rendered anew. */
    isCurrent: boolean('is_current').notNull().default(true),
    templateId: text('template_id').notNull(),
    words: jsonb('words').$type<StoredWords>().notNull(),
    /** A PNG made anew from its pixels; null: no logo. */
    logo: bytes('logo'),
    /** HMAC of the network that waits for it; null once it need not wait. */
    network: text('network'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('videos_current_content').on(table.contentHash).where(sql`is_current`),
    index('videos_expires').on(table.expiresAt),
  ],
)

/** One shape of a video, rendered by one worker at a time. */
export const videoFiles = pgTable(
  'video_files',
  {
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    shape: text('shape').$type<VideoShape>().notNull(),
    state: text('state').$type<VideoState>().notNull().default('waiting'),
    /** Order of the shapes; the first of each video comes before all others. */
    position: integer('position').notNull(),
    /** 0 to 1. */
    progress: doublePrecision('progress').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    /** The unguessable name of this attempt's files; another attempt has another. */
    token: text('token'),
    /** Until then one worker renders it; one that died lets this pass. */
    leasedUntil: moment('leased_until'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    durationSeconds: doublePrecision('duration_seconds'),
    width: integer('width'),
    height: integer('height'),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.shape] }),
    uniqueIndex('video_files_token').on(table.token),
    index('video_files_unfinished').on(table.state).where(sql`state in ('waiting', 'running')`),
  ],
)
