import { defaultAgentId, detectHost } from '@linmen/domain/host/host-detection.ts'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import { identityKeys } from './identity-keys.ts'
import { inTab } from '#kit/storage.ts'

export interface Surroundings {
  readonly host: HostName
  readonly agentId: string
  /** Where the visit says it comes from. */
  readonly from: string
}

let found: Surroundings | null = null

/** The host and the agent, which requests name. The start page asks too, so this file stays small. */
export const surroundings = (): Surroundings =>
  (found ??= lookAround(addressQuery(), navigator.userAgent))

export const forgetSurroundings = (): void => void (found = null)

function lookAround(query: Record<string, string>, userAgent: string): Surroundings {
  const remembered = inTab.read(identityKeys.host) ?? undefined
  const host = detectHost({ userAgent, query, remembered })
  const agentId =
    agentWord(query['agentId']) ??
    agentWord(inTab.read(identityKeys.agentId)) ??
    defaultAgentId(host, userAgent)
  inTab.write(identityKeys.host, host)
  inTab.write(identityKeys.agentId, agentId)
  return { host, agentId, from: query['from'] ?? host }
}

const agentWord = (word: string | null | undefined) =>
  word !== null && word !== undefined && /^\w{1,32}$/.test(word) ? word : undefined

/** Parameters before and after the hash: hosts append theirs in either place. */
export function addressQuery(address: string = location.href): Record<string, string> {
  const [front = '', hash = ''] = address.split('#', 2)
  return Object.fromEntries(
    [front, hash].flatMap((part) => [...new URLSearchParams(part.split('?')[1] ?? '')]),
  )
}
