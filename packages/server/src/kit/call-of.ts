import type { Endpoint } from '@linmen/contract'
import type { Call, Incoming } from './call.ts'
import type { ActorOf } from './member.ts'
import { refuseFrom } from './refused.ts'

/** The handler's view of a request, and the callbacks it left for after the commit. */
export function callOf<Row extends Endpoint>(incoming: Incoming) {
  const { row, ports, actor, agentId, platform, ip, deviceId, signKey, session } = incoming
  const afterCommit: (() => void)[] = []
  const call: Call<Row> = {
    actor: actor as ActorOf<Row['access']>,
    nowMs: ports.clock.nowMs(),
    requestId: incoming.requestId ?? ports.ids.next('rq'),
    agentId,
    platform,
    ip,
    deviceId,
    signKey,
    ports,
    session,
    refuse: (code, data) => refuseFrom(row.refusals, code, data),
    after: (publish) => void afterCommit.push(publish),
  }
  return { call, afterCommit }
}
