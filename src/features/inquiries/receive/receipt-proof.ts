import { isSameSignature, sign } from './signing-key.ts'

/**
 * Goes with a reference number in an address, so that the page behind it speaks of nothing but what was sent to this
 * partner. Checked by calculation alone: asking tells nobody which numbers there are.
 */
export function proveReceipt(key: Buffer, partnerId: string, reference: string): string {
  return sign(key, 'receipt', partnerId, reference)
}

/** Whether a proof was made by `proveReceipt` for this partner and reference. */
export function isReceiptProven(key: Buffer, partnerId: string, reference: string, proof: string): boolean {
  return isSameSignature(proof, proveReceipt(key, partnerId, reference))
}
