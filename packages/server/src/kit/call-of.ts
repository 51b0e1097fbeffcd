import type { Endpoint } from '@linmen/contract'
import type { Call, Incoming } from './call.ts'
import type { ActorOf } from './member.ts'
import { refuseFrom } from './refused.ts'

/** The handler's view of a request, and what runs the callbacks it left for after the commit. */
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
  // The change is committed: whoever fails to hear of it must not turn the answer into an error.
  const settle = () => {
    for (const publish of afterCommit) {
      try {
        publish()
      } catch (error) {
        ports.log.error({ err: error, call: row.call }, 'publishing a change failed')
      }
    }
  }
  return { call, settle }
}
