import { paths } from '../../shared/paths.ts'
import { isSameSignature, sign } from '../inquiries/receive/signing-key.ts'

/** Returns the path where a partner confirms or corrects its details. Only the product can make its proof. */
export function checkPath(key: Buffer, checkId: string): string {
  return paths.partnerCheck(checkId, sign(key, 'check', checkId))
}

/** Returns whether `checkPath` made this proof; needs no database. */
export function isCheckProven(key: Buffer, checkId: string, proof: string): boolean {
  return isSameSignature(proof, sign(key, 'check', checkId))
}
