import type { ChargeWay } from '@linmen/contract/wallet/wallet.schemas.ts'
import { chargeWays } from '@linmen/domain/pay/ways.ts'
import type { Call } from '#kit/call.ts'
import { channelFor } from '#pay/channel-of.ts'
import { hostOfCall } from './month-limit.ts'

interface Here extends Pick<Call, 'agentId'> {
  readonly ports: Parameters<typeof channelFor>[0]
}

/** The ways the host allows that lead to a channel: the others would end in a refusal. */
export const waysHere = (call: Here): readonly ChargeWay[] =>
  chargeWays(hostOfCall(call)).filter((way) => channelFor(call.ports, way) !== null)

/** By which way somebody pays who was not asked: a host app lets no other provider in. */
export const wayHere = (call: Here): ChargeWay =>
  waysHere(call)[0] ?? chargeWays(hostOfCall(call))[0]!
