import { paths } from '../../../shared/paths.ts'
import { isSameSignature, sign } from '../receive/signing-key.ts'

/** Returns the path where a partner says that it answered, with an unforgeable proof. */
export function contactedPath(key: Buffer, reference: string): string {
  return paths.contacted(reference, sign(key, 'contacted', reference))
}

/** Returns whether `contactedPath` made this proof; needs no database. */
export function isContactedProven(key: Buffer, reference: string, proof: string): boolean {
  return isSameSignature(proof, sign(key, 'contacted', reference))
}
