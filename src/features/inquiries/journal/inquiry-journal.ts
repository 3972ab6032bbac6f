import { constants, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '../../../app.ts'
import { SealedText } from '../../../db/sealing/sealed-text.ts'
import type { Vault } from '../../../db/sealing/vault.ts'
import { AppError } from '../../../shared/errors.ts'
import { translateTo } from '../../../shared/text/catalogues.ts'
import { contentOf, InquiryDraft } from '../receive/inquiry-draft.ts'
import { type Sync, writeOnce } from './write-once.ts'

/** More is an attack. */
const MOST_ENTRIES = 10_000
const SUFFIX = '.inquiry'
const DRAFT_MS = 3_600_000

type Options = {
  /** Several processes may share it. */
  folder: string
  vault: Vault
  supportPhone: string | null
  providerName: string
  sync?: Sync
}

export type JournalState = { waiting: number; oldestAt: Date | null; isBroken: boolean }
export type InquiryJournal = ReturnType<typeof createInquiryJournal>

export const openInquiryJournal = ({ dataDir, provider }: App['config'], vault: Vault): InquiryJournal =>
  createInquiryJournal({
    folder: path.join(dataDir, 'journal'),
    vault,
    supportPhone: provider.supportPhone,
    providerName: provider.name,
  })

/**
 * One encrypted, synced file for each inquiry while the database is away; by its name, a keyed hash, a repeat
 * finds it.
 */
export function createInquiryJournal(options: Options) {
  const { folder, vault, sync } = options
  /** After a failed fsync the disk is unknown until a restart. */
  let isBroken = false

  async function read(name: string): Promise<InquiryDraft | null> {
    const text = await readPlainFile(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
      throw error
    })
    return text === null
      ? null
      : InquiryDraft.parse(JSON.parse(vault.openText(placeOf(name), new SealedText(text))))
  }
  const names = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(SUFFIX)).sort()

  return {
    /** By content and Idempotency-Key, if any. */
    async find(draft: InquiryDraft): Promise<InquiryDraft | null> {
      for (const name of namesOf(vault, draft)) {
        const kept = await read(name)
        if (kept) return kept
      }
      return null
    },

    /**
     * Returns the draft or the one it repeats, on disk; throws unavailable. `cause`: the database's error.
     */
    async keep(
      draft: InquiryDraft,
      partner: { name: string; phone: string },
      cause: unknown,
    ): Promise<InquiryDraft> {
      const refuse = (why: unknown) => {
        const { supportPhone, providerName } = options
        const t = translateTo(draft.locale)
        const facts = { name: partner.name, phone: partner.phone }
        const message = supportPhone
          ? t(
              'Your inquiry could not be saved. Please call {name} at {phone} or {provider} at {supportPhone}, or try again later.',
              { ...facts, provider: providerName, supportPhone },
            )
          : t('Your inquiry could not be saved. Please call {name} at {phone}, or try again later.', facts)
        return new AppError('unavailable', message, { retryAfterSeconds: 30, cause: why })
      }
      if (isBroken) throw refuse(cause)
      const [name = ''] = namesOf(vault, draft)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        if ((await names()).length >= MOST_ENTRIES) throw refuse(cause)
        const { stored } = vault.sealText(placeOf(name), JSON.stringify(draft))
        if (await writeOnce(folder, name, stored, sync)) return draft
        const kept = await read(name)
        // Stored in the database meanwhile.
        if (!kept) throw refuse(cause)
        return kept
      } catch (error) {
        if (error instanceof AppError) throw error
        if ((error as NodeJS.ErrnoException).code === 'EIO') isBroken = true
        throw refuse(error)
      }
    },

    names,
    read,
    /** After its commit. */
    remove: (name: string) => rm(path.join(folder, name), { force: true }),
    isUsable: () => !isBroken,

    /** Drafts of killed processes. */
    async sweep(): Promise<void> {
      for (const name of (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.draft'))) {
        const file = path.join(folder, name)
        const found = await stat(file).catch(() => null)
        if (found && Date.now() - found.mtimeMs > DRAFT_MS) await rm(file, { force: true })
      }
    },

    async state(): Promise<JournalState> {
      const waiting = await names()
      const found = await Promise.allSettled(waiting.map((name) => stat(path.join(folder, name))))
      const known = found.flatMap((one) => (one.status === 'fulfilled' ? one.value.mtimeMs : []))
      return {
        waiting: waiting.length,
        oldestAt: known.length > 0 ? new Date(Math.min(...known)) : null,
        isBroken,
      }
    },
  }
}

/** Refuses pipes and links: the journal makes none. */
async function readPlainFile(file: string): Promise<string> {
  await using handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  if (!(await handle.stat()).isFile()) throw new Error(`${file} is no plain file.`)
  return handle.readFile('utf8')
}

const placeOf = (name: string) => ({ table: 'journal', column: 'entry', id: name })

/** Keys may have rotated between an entry and its repeat. */
function namesOf(vault: Vault, { keyHash, input }: InquiryDraft): string[] {
  const turn = JSON.stringify(['journal', keyHash, contentOf(input)])
  return vault.lookups(turn).map((hash) => `${hash}${SUFFIX}`)
}
