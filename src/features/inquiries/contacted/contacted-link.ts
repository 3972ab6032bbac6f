import { paths } from '../../../shared/paths.ts'
import { isSameSignature, sign } from '../receive/signing-key.ts'

/** Path, with an unforgeable proof, where a partner says that it answered. */
export function contactedPath(key: Buffer, reference: string): string {
  return paths.contacted(reference, sign(key, 'contacted', reference))
}

/** Needs no database. */
export function isContactedProven(key: Buffer, reference: string, proof: string): boolean {
  return isSameSignature(proof, sign(key, 'contacted', reference))
}
