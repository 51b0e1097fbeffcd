import type { Call } from '#kit/call.ts'
import type { Flow } from '#kit/limits/limit-rows.ts'
import type { Counted } from '#kit/limits/limits.ts'
import { holderOf } from './phone-code.ts'
import { knownDevice } from './known-device.ts'

/** One guess at a password, counted before anybody looks at it. */
export interface Guess {
  /** 0, or how long to wait. */
  readonly waitMs: number
  /** Too many guess at this account from everywhere: this one has to show that it is a person. */
  readonly needsCheck: boolean
  /** The password was right: the count of this account starts again, and the address gets its guess back. */
  right(): Promise<void>
  /** Nobody looked at it. */
  undone(): Promise<void>
}

/**
 * Counts by address and by device, never by account alone: who guesses at somebody else's password must not lock them
 * out.
 */
export async function countGuess(
  call: Pick<Call, 'ports' | 'ip' | 'deviceMark' | 'visitorId' | 'deviceId'>,
  account: string,
): Promise<Guess> {
  const { ports, ip, deviceMark } = call
  const { limits, personCheck } = ports
  const device = knownDevice(ports, account, deviceMark)
  const whom: Counted = { account, address: ip, ...(device !== null && { device }) }
  const own: Flow = device === null ? 'login.account' : 'login.device'
  const shared: readonly Flow[] = device === null ? ['login.address'] : []

  const waitMs = await firstWait([own, ...shared], (flow) => limits.take(flow, whom))
  const isCrowded =
    device === null && personCheck !== undefined && waitMs === 0
      ? (await limits.take('login.everywhere', whom)) > 0
      : false
  return {
    waitMs,
    needsCheck:
      isCrowded &&
      !(await personCheck?.isPerson({
        holder: holderOf(call),
        subject: account,
        purpose: 'login',
      })),
    right: async () => {
      await limits.forget(own, whom)
      for (const flow of shared) await limits.giveBack(flow, whom)
    },
    undone: async () => {
      for (const flow of [own, ...shared]) await limits.giveBack(flow, whom)
    },
  }
}

async function firstWait(flows: readonly Flow[], take: (flow: Flow) => Promise<number>) {
  for (const flow of flows) {
    const wait = await take(flow)
    if (wait > 0) return wait
  }
  return 0
}
