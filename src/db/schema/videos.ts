import { sql } from 'drizzle-orm'
import {
  boolean,
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
import type { PhotoCrop } from '../../shared/videos/photo.ts'
import type { VideoCut, VideoShape, VideoState } from '../../shared/videos/video.ts'
import { bytes, moment } from './columns.ts'

export type StoredWords = Record<
  'companyName' | 'contactName' | 'phone' | 'website' | 'callToAction' | 'notes',
  string
> & { cityState?: string; story?: readonly string[]; isSilent?: boolean; cut?: VideoCut; crop?: PhotoCrop }

export const videos = pgTable(
  'videos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of content and drawing. */
    contentHash: text('content_hash').notNull(),
    /** False after failure or cancel: equal requests render again. */
    isCurrent: boolean('is_current').notNull().default(true),
    templateId: text('template_id').notNull(),
    words: jsonb('words').$type<StoredWords>().notNull(),
    /** A re-encoded PNG; null: no logo. */
    logo: bytes('logo'),
    /** Re-encoded; kept only while one of its shapes waits or is rendered. */
    photo: bytes('photo'),
    /** HMACs, `block/line`; null once done, and for administrators. */
    network: text('network'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('videos_current_content').on(table.contentHash).where(sql`is_current`),
    index('videos_expires').on(table.expiresAt),
  ],
)

export const videoFiles = pgTable(
  'video_files',
  {
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    shape: text('shape').$type<VideoShape>().notNull(),
    state: text('state').$type<VideoState>().notNull().default('waiting'),
    /** All videos' first shapes precede others. */
    position: integer('position').notNull(),
    /** 0 to 1. */
    progress: doublePrecision('progress').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    /** Unguessable, new for each attempt. */
    token: text('token'),
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
