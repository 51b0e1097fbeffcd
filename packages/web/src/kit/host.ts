import { brandOf, type Brand } from '@linmen/domain/host/brand.ts'
import { hostShows, type HostFeature } from '@linmen/domain/host/host-features.ts'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import { hostProfile, type HostProfile } from '@linmen/domain/host/host-profile.ts'
import { forgetSurroundings, surroundings } from '#kit/device/surroundings.ts'

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
export const theHost = (): Host => (found ??= findHost())

export const useHost = theHost

/** Forgets what was found, so that the next question looks again. */
export function lookAgain(): void {
  forgetSurroundings()
  found = null
}

function findHost(): Host {
  const { host: name, agentId } = surroundings()
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
