import type { Endpoint } from '@linmen/contract'
import type { Call, Incoming } from './call.ts'
import type { ActorOf } from './member.ts'
import type { Ports } from './ports.ts'
import { refuseFrom } from './refused.ts'

/** The handler's view of a request, and what runs the callbacks it left for after the commit. */
export function callOf<Row extends Endpoint>(incoming: Incoming) {
  const { row, ports, actor, agentId, platform, ip, deviceId, deviceMark } = incoming
  const { signKey, session, visitorId, file, origin, userAgent, host = null } = incoming
  const { after, settle } = afterCommit(ports, row.call)
  const call: Call<Row> = {
    actor: actor as ActorOf<Row['access']>,
    nowMs: ports.clock.nowMs(),
    requestId: incoming.requestId ?? ports.ids.next('rq'),
    agentId,
    platform,
    host,
    ip,
    userAgent,
    deviceId,
    deviceMark,
    visitorId,
    signKey,
    file,
    origin,
    ports,
    session,
    refuse: (code, data) => refuseFrom(row.refusals, code, data),
    after,
  }
  return { call, settle }
}

/** Collects what is to run once the change is committed. */
export function afterCommit({ log }: Pick<Ports, 'log'>, name: string) {
  const callbacks: (() => void)[] = []
  // The change is committed: whoever fails to hear of it must not turn the answer into an error.
  const settle = () => {
    for (const publish of callbacks) {
      try {
        publish()
      } catch (error) {
        log.error({ err: error, call: name }, 'publishing a change failed')
      }
    }
  }
  return { after: (publish: () => void) => void callbacks.push(publish), settle }
}
