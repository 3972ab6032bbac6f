import type { Lane, Work } from './create-lane.ts'

export type SharedWork = Work & {
  /** From the page cache; false: not stored. */
  answerStored(): boolean
  /** Settles when the client has read the answer. */
  untilTaken?(): Promise<unknown>
}

/** Work with a key under way waits for that. */
export type Share = (lane: Lane, key: string | null, work: SharedWork) => void

/**
 * Requests for one page share its work: the first takes a place in the lane, the others get its stored answer
 * or refusal. Without a stored answer each is offered alone.
 */
export function createShare(): Share {
  const followersByKey = new Map<string, SharedWork[]>()

  const share: Share = (lane, key, work) => {
    const offerAlone = (alone: SharedWork) =>
      lane.offer({ ...alone, run: () => Promise.all([alone.run(), alone.untilTaken?.()]) })
    if (key === null) return offerAlone(work)
    const followers = followersByKey.get(key)
    if (followers) return void followers.push(work)
    followersByKey.set(key, [])
    const takeFollowers = () => {
      const waiting = followersByKey.get(key) ?? []
      followersByKey.delete(key)
      return waiting.filter((follower) => !follower.isGone())
    }
    lane.offer({
      ...work,
      run() {
        const answered = work.run().finally(() => {
          for (const follower of takeFollowers()) if (!follower.answerStored()) offerAlone(follower)
        })
        return Promise.all([answered, work.untilTaken?.()])
      },
      refuse(seconds) {
        work.refuse(seconds)
        for (const follower of takeFollowers()) follower.refuse(seconds)
      },
      dropped() {
        for (const follower of takeFollowers()) share(lane, key, follower)
      },
    })
  }
  return share
}
