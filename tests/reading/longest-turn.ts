/**
 * Returns the longest stretch, in ms of the thread's CPU time, in which `work` kept the event loop from its timers.
 * CPU time, since other programs on the machine do not count.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(look, 1)
  try {
    await work()
    await new Promise((resolve) => setTimeout(resolve, 5))
  } finally {
    clearInterval(timer)
  }
  look()
  return longest
}
