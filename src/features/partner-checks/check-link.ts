import { paths } from '../../shared/paths.ts'
import { isSameSignature, sign } from '../inquiries/receive/signing-key.ts'

/** Only the product can make the path's proof. */
export function checkPath(key: Buffer, checkId: string): string {
  return paths.partnerCheck(checkId, sign(key, 'check', checkId))
}

/** Needs no database. */
export function isCheckProven(key: Buffer, checkId: string, proof: string): boolean {
  return isSameSignature(proof, sign(key, 'check', checkId))
}
