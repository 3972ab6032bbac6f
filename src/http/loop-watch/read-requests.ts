/** Memory that the watching thread reads while the event loop is blocked. */
export type SharedSlots = { bytes: SharedArrayBuffer; slotBytes: number }

/** "POST /api/inquiries" of each request under way, in no order. */
export function readRequests({ bytes, slotBytes }: SharedSlots): string[] {
  // Copied, since text is not decoded from shared memory.
  const copy = Buffer.from(new Uint8Array(bytes))
  const requests: string[] = []
  for (let at = 0; at < copy.length; at += slotBytes) {
    const length = copy[at] ?? 0
    if (length > 0) requests.push(copy.toString('utf8', at + 1, at + 1 + length))
  }
  return requests
}
