import type { HostName } from '#host/host-names.ts'
import { hostProfile, type LoginWay } from '#host/host-profile.ts'
import type { SpecialAgents } from '#host/special-agents.ts'
import { safeBack } from './safe-back.ts'

/** A screen somebody is about to see. */
export interface Entry {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly access: 'anyone' | 'member'
}

export interface Visitor {
  readonly host: HostName
  readonly agentId: string
  readonly loggedIn: boolean
  /** The page is shown inside somebody else's page. */
  readonly framed: boolean
}

export type Decision =
  | { readonly do: 'stay' }
  | { readonly do: 'go'; readonly path: string }
  /** Go and log in, then come back. */
  | { readonly do: 'login'; readonly back: string }
  /** The host has a login of its own. */
  | { readonly do: 'host-login'; readonly way: LoginWay; readonly back: string }

const CAMPAIGN = '/hd/asian-cup'
const FRAMED = '/not-data'
const DISCOVER = '/tabs/home'
// The coupon promotion returns to its short address.
const BACK_OF: Readonly<Record<string, string>> = { '/hd/hd20': '/hd20' }

/** May this visitor see this screen? The first rule that objects decides. */
export function decideEntry(
  entry: Entry,
  visitor: Visitor,
  specialAgents: SpecialAgents,
): Decision {
  const { path, query } = entry
  const profile = hostProfile(visitor.host)
  if (visitor.framed) return path === FRAMED ? stay : go(FRAMED)
  const pay = specialAgents.get(visitor.agentId)
  if (pay !== undefined && path !== CAMPAIGN)
    return go(`${CAMPAIGN}?pay=${pay}&agentId=${encodeURIComponent(visitor.agentId)}`)
  if (path === '/home') return go(profile.home)
  // The carrier's tabs have no page of discoveries: its people start on a tab they have.
  if (path === DISCOVER && profile.tabs === 'B') return go(profile.home)
  if (isUserCentre(path) && profile.userCentre !== path) return go(profile.userCentre)
  if (path === '/login') return enterLogin(profile.login, query['backUrl'])
  if (entry.access === 'anyone' || visitor.loggedIn || Object.hasOwn(query, 'toApp')) return stay
  return { do: 'login', back: BACK_OF[path] ?? safeBack(addressOf(path, query)) }
}

/** The login page is for people of the own app and of hosts without a login of their own. */
function enterLogin(way: LoginWay, wanted: string | undefined): Decision {
  return way === 'own' ? stay : { do: 'host-login', way, back: safeBack(wanted) }
}

// Every host has one of the two.
const isUserCentre = (path: string) =>
  path === '/tabs/user/center' || path === '/tabs/jd/user-center'

const stay: Decision = { do: 'stay' }
const go = (path: string): Decision => ({ do: 'go', path })

function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}
