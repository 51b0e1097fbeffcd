import { brandOf, type Brand } from '@linmen/domain/host/brand.ts'
import { hostShows, type HostFeature } from '@linmen/domain/host/host-features.ts'
import type { HostSetting } from '@linmen/contract/host/host-setting.endpoints.ts'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import { hostProfile, type HostProfile } from '@linmen/domain/host/host-profile.ts'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'
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

/** What operators have set, kept for the next visit: the first page does not wait for it. */
export function keepHostSetting({ hidden, brand }: HostSetting): void {
  const kept: Kept = { of: whoseOf(theHost()), hidden, brand }
  if (JSON.stringify(kept) === onDevice.read(storageKeys.hostSetting)) return
  writeJson(onDevice, storageKeys.hostSetting, kept)
  found = null
}

type Kept = HostSetting & { readonly of: string }

const whoseOf = ({ name, agentId }: Pick<Host, 'name' | 'agentId'>) => `${name} ${agentId}`

function findHost(): Host {
  const { host: name, agentId } = surroundings()
  const profile = hostProfile(name)
  const kept = readJson(onDevice, storageKeys.hostSetting) as Kept | undefined
  const set = kept?.of === whoseOf({ name, agentId }) ? kept : undefined
  return {
    name,
    agentId,
    brand: set?.brand ?? brandOf(agentId),
    profile,
    currency: profile.currency,
    tabVariant: profile.tabs,
    shows: (feature) => (set ? !set.hidden.includes(feature) : hostShows(name, feature)),
  }
}
