import { isSameSignature, sign } from './signing-key.ts'

/** For the receipt's address (INQUIRY-10): checked without the database, reveals no references. */
export function proveReceipt(key: Buffer, partnerId: string, reference: string): string {
  return sign(key, 'receipt', partnerId, reference)
}

/** Returns whether `proveReceipt` made this proof. */
export function isReceiptProven(key: Buffer, partnerId: string, reference: string, proof: string): boolean {
  return isSameSignature(proof, proveReceipt(key, partnerId, reference))
}
