import { screens } from '@linmen/contract/screens/all-screens.ts'
import { decideEntry } from '@linmen/domain/guard/entry.ts'
import { isFramed } from '#kit/frame.ts'
import { ShownContext } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { rememberBack } from '#kit/login-trip.ts'
import { useLoggedIn } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import type { Place } from '#kit/place.ts'
import { lazy, useEffect, useMemo } from 'react'
import { routeAt, type Found } from './routes.tsx'

const HostLogin = lazy(async () => ({ default: (await import('./host-login.tsx')).HostLogin }))

/** The page at an address, for those who may see it; everybody else is sent where they belong. */
export function PageView({ place }: { place: Place }) {
  const found = useMemo(() => routeAt(place), [place])
  const host = useHost()
  if (found.is === 'elsewhere') return <Elsewhere address={found.address} />
  if (found.is === 'home') return <Elsewhere address={host.profile.home} />
  return <Guarded place={place} found={found} />
}

type PageFound = Extract<Found, { is: 'page' }>

function Guarded({ place, found }: { place: Place; found: PageFound }) {
  const host = useHost()
  const loggedIn = useLoggedIn()
  const decision = decideEntry(
    { path: place.path, query: place.query, access: screens[found.screen].access },
    { host: host.name, agentId: host.agentId, loggedIn, framed: isFramed() },
  )
  if (decision.do === 'go') return <Elsewhere address={decision.path} />
  if (decision.do === 'login') return <ToLogin back={decision.back} />
  const page = <Shown place={place} found={found} />
  if (decision.do === 'stay') return page
  return (
    <HostLogin way={decision.way} back={decision.back}>
      {page}
    </HostLogin>
  )
}

function Shown({ place, found: { Page, screen, params } }: { place: Place; found: PageFound }) {
  const shown = useMemo(() => ({ place, screen, params }), [place, screen, params])
  return (
    <ShownContext value={shown}>
      <Page />
    </ShownContext>
  )
}

function Elsewhere({ address }: { address: string }) {
  useEffect(() => navigation.go(address, { replace: true }), [address])
  return null
}

function ToLogin({ back }: { back: string }) {
  useEffect(() => void rememberBack(back), [back])
  return <Elsewhere address={`/login?backUrl=${encodeURIComponent(back)}`} />
}
