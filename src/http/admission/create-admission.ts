import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '../../shared/network-of.ts'
import { onceAMinute } from '../../shared/time/clock.ts'
import type { BareProvider } from '../../site/pages/bare.tsx'
import { KNOWN_BROWSER_COOKIE } from '../api/admin/accounts/browser-of.ts'
import { clientAddress, isLoopback } from '../door/client-address.ts'
import { createRefuse } from '../door/refuse.ts'
import { createLane, type Lane } from './create-lane.ts'
import { createNetworkAllowance } from './network-allowance.ts'
import { type BodyReceiver, createBodyReceiver } from './receive-body.ts'
import { ALLOWANCES, kindOfWork, LANES, type LaneName } from './work-kinds.ts'

/** `run` settles when the app has answered. */
export type Admit = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  run: () => Promise<unknown>,
  answerStored: (mostBytes: number) => boolean,
) => void

export type Admission = {
  admit: Admit
  lanes: ReadonlyMap<LaneName, Lane>
  limited: ReadonlyMap<LaneName, number>
  bodies: BodyReceiver['pools']
}

/**
 * By network (429) and lane (503). Inquiries have their own allowance: families behind a flooding address get
 * through.
 */
export function createAdmission(
  app: {
    config: { trustProxy: number; provider?: BareProvider }
    siteUrl: string
    log?: { warn(line: object, message: string): void }
  },
  isSignedIn: (authorization: string | undefined) => Promise<boolean>,
): Admission {
  const refuse = createRefuse(app)
  const bodies = createBodyReceiver(refuse, isSignedIn)
  const sayLimited = onceAMinute((otherCount, lane: LaneName) =>
    app.log?.warn({ event: 'limit', outcome: 'limited', lane, otherCount }, 'security'),
  )
  const lanes = new Map(Object.entries(LANES).map(([name, limits]) => [name as LaneName, createLane(limits)]))
  const limited = new Map(Object.keys(LANES).map((name) => [name as LaneName, 0]))
  const reads = createNetworkAllowance(ALLOWANCES.reads)
  const inquiries = createNetworkAllowance(ALLOWANCES.inquiries)

  const admit: Admit = (incoming, outgoing, run, answerStored) => {
    const { authorization, cookie } = incoming.headers
    const forwarded = incoming.headers['x-forwarded-for'] as string | undefined
    const address = clientAddress(incoming, forwarded, app.config.trustProxy)
    const { lane, cost } = kindOfWork(incoming.method ?? 'GET', incoming.url?.split('?', 1)[0] ?? '/', {
      token: authorization !== undefined,
      browser: cookie?.includes(`${KNOWN_BROWSER_COOKIE}=`) ?? false,
    })
    const allowance = lane === 'inquiry' ? inquiries : reads
    const isLocal = isLoopback(address)
    const waitSeconds = isLocal ? 0 : allowance(address, cost)
    if (waitSeconds > 0) {
      limited.set(lane, (limited.get(lane) ?? 0) + 1)
      sayLimited(lane)
      return refuse(incoming, outgoing, 'rate_limited', waitSeconds)
    }
    const network = isLocal ? `port ${incoming.socket.remotePort}` : networkOf(address)
    const offer = () =>
      (lanes.get(lane) as Lane).offer({
        network,
        isGone: () => incoming.socket.destroyed,
        run: async () => (answerStored(Infinity) ? undefined : run()),
        refuse: (seconds) => refuse(incoming, outgoing, 'unavailable', seconds),
      })
    bodies.receive(incoming, outgoing, network, offer)
  }
  return { admit, lanes, limited, bodies: bodies.pools }
}
