import type { OutputOf } from '@linmen/contract'
import type { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { isBlocked } from '@linmen/domain/host/blocked-members.ts'
import { defaultAgentId, hostOfAgent } from '@linmen/domain/host/host-detection.ts'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import type { Call } from '#kit/call.ts'
import { holdOf } from '#kit/session/member-hold.ts'
import { beginSession, endSession, type Channel } from '#kit/session/session-store.ts'
import { markFor } from './known-device.ts'

type Opened = OutputOf<typeof authEndpoints.loginWithPassword>
type Told = 'ports' | 'nowMs' | 'agentId' | 'platform' | 'host' | 'deviceId' | 'session' | 'after'
type Opening = Pick<Call, Told> & { readonly actor: { readonly sessionId: string } | null }

interface Proved {
  readonly memberId: string
  readonly account: string
  /** The app that vouched for them. */
  readonly vouchedBy?: HostName
}

/** Whoever has shown who they are gets a session in the place of the one they had, or the reason why not. */
export async function openSession(
  call: Opening,
  { memberId, account, vouchedBy }: Proved,
): Promise<Opened | 'login.blocked' | 'member_held'> {
  const { ports, nowMs, actor } = call
  const host = vouchedBy ?? call.host ?? null
  const named = hostOfAgent(call.agentId)
  for (const door of host ? [host, call.host, named] : [named ?? 'browser'])
    if (door && isBlocked(ports.settings.blockedMembers, door, memberId)) return 'login.blocked'
  if ((await holdOf(ports.db.read, memberId, nowMs)) === 'all') return 'member_held'
  const kind = call.deviceId === null ? 'browser' : 'token'
  const issued = await ports.db.transaction(async (tx) => {
    if (actor) await endSession(tx, call, actor.sessionId)
    return beginSession(tx, ports, { memberId, kind, channel: channelOf(call, kind, host) })
  })
  call.session.begin(issued)
  if (kind === 'browser') call.session.mark(markFor(ports, account))
  const mark = kind === 'browser' ? issued.publicId : issued.secret
  return { token: `1|${mark}`, memberId, signKey: issued.signKey }
}

/**
 * The door, as far as it is known. The app around the page goes before the agent an address names, and a browser is a
 * browser whatever it calls itself. Who vouched decides who is not let in, not how people pay here.
 */
function channelOf(call: Opening, kind: 'browser' | 'token', vouched: HostName | null): Channel {
  const { agentId, platform, host: around } = call
  const own = around ? defaultAgentId(around, '') : agentId
  const isNamed = !around || hostOfAgent(agentId) === around || hostOfAgent(own) !== around
  return {
    agentId: isNamed ? agentId : own,
    platform: kind === 'browser' ? 'wap' : platform,
    host: vouched,
  }
}
