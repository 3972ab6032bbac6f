import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { adminRecoveryCodes } from '../../../db/schema/accounts.ts'
import { hashToken } from '../sessions/session-token.ts'

const RECOVERY_CODE_COUNT = 10
/** No look-alikes. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 138 bits need no slow hash. Source: ASVS 5.0, 6.5.2 and 11.5.1. */
const GROUPS = 7
const GROUP_LENGTH = 4

/** Stores only hashes. */
export async function replaceRecoveryCodes(tx: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode)
  await tx.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.userId, userId))
  await tx
    .insert(adminRecoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })))
  return codes
}

/** Ignores case and hyphens. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
