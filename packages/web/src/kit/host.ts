import { brandOf, type Brand } from '@linmen/domain/host/brand.ts'
import { defaultAgentId, detectHost } from '@linmen/domain/host/host-detection.ts'
import { hostShows, type HostFeature, type HostName } from '@linmen/domain/host/host-features.ts'
import { hostProfile, type HostProfile } from '@linmen/domain/host/host-profile.ts'
import { inTab, storageKeys } from './storage.ts'

export interface Host {
  readonly name: HostName
  readonly agentId: string
  readonly brand: Brand
  readonly profile: HostProfile
  readonly currency: '金币' | '元'
  readonly tabVariant: HostProfile['tabs']
  shows(feature: HostFeature): boolean
}

let found: Host | null = null

/** Who shows the page. Found once for each visit; the address wins over the memory. */
export const theHost = (): Host => (found ??= findHost(addressQuery(), navigator.userAgent))

export const useHost = theHost

/** Forgets what was found, so that the next question looks again. */
export const lookAgain = (): void => void (found = null)

function findHost(query: Record<string, string>, userAgent: string): Host {
  const remembered = inTab.read(storageKeys.host) ?? undefined
  const name = detectHost({ userAgent, query, remembered })
  const agentId =
    agentWord(query['agentId']) ??
    agentWord(inTab.read(storageKeys.agentId)) ??
    defaultAgentId(name, userAgent)
  inTab.write(storageKeys.host, name)
  inTab.write(storageKeys.agentId, agentId)
  const profile = hostProfile(name)
  return {
    name,
    agentId,
    brand: brandOf(agentId),
    profile,
    currency: profile.currency,
    tabVariant: profile.tabs,
    shows: (feature) => hostShows(name, feature),
  }
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
