import type { Lane, Work } from './create-lane.ts'

export type SharedWork = Work & {
  /** Answers from the page cache; returns whether it did. */
  answerStored(): boolean
  /** Its place is kept until this settles too; nobody else waits for it. */
  untilTaken?(): Promise<unknown>
}

/** Offers work to the lane; with a key, it waits for work of the same key that is under way instead. */
export type Share = (lane: Lane, key: string | null, work: SharedWork) => void

/**
 * Creates the meeting point of requests for the same page: the first takes a place in its lane, the others take
 * none and get its stored answer, or its refusal. What was not stored is offered for each of them alone.
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
