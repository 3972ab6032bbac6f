import { isSameSignature, sign } from './signing-key.ts'

/**
 * Signs a reference for the receipt's address (INQUIRY-10), so that it is checked without the database and
 * reveals no references.
 */
export function proveReceipt(key: Buffer, partnerId: string, reference: string): string {
  return sign(key, 'receipt', partnerId, reference)
}

/** Whether `proveReceipt` made this proof for the partner and reference. */
export function isReceiptProven(key: Buffer, partnerId: string, reference: string, proof: string): boolean {
  return isSameSignature(proof, proveReceipt(key, partnerId, reference))
}
