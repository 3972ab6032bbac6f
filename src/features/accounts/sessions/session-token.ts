import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '../../../db/open.ts'
import { SealedText } from '../../../db/sealing/sealed-text.ts'

/** 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Random tokens need neither salt nor slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Not guessable without the data key: people type passwords there. */
export function hashTypedName({ vault }: Pick<Queryable, 'vault'>, typed: string): string {
  return vault.lookup(`typed name ${typed.trim().toLowerCase()}`)
}

const PLACE = { table: 'pgboss.job', column: 'data', id: 'send-password-link' }

/** For the waiting job. */
export const sealTypedName = ({ vault }: Pick<Queryable, 'vault'>, name: string): string =>
  vault.sealText(PLACE, name).stored

/** Throws when the data key was changed. */
export const openTypedName = ({ vault }: Pick<Queryable, 'vault'>, sealed: string): string =>
  vault.openText(PLACE, new SealedText(sealed))
