/**
 * Returns a maker of client addresses below `start`, "198.18" or "198.19" (RFC 2544). Limits count by network: no two
 * tests of a run share an address.
 */
export function makeAddresses(start: string): () => string {
  const worker = Number(process.env.VITEST_POOL_ID) % 4
  let count = 0
  return () => {
    const address = `${start}.${worker * 64 + (count % 64)}.${1 + Math.floor(count / 64)}`
    count += 1
    return address
  }
}
