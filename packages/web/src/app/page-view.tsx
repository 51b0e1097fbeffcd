import { decideEntry } from '@linmen/domain/guard/entry.ts'
import { specialAgents } from '@linmen/domain/host/special-agents.ts'
import { isFramed } from '#kit/device/frame.ts'
import { useHost } from '#kit/host.ts'
import { rememberBack } from '#kit/address/login-trip.ts'
import { useLoggedIn } from '#kit/login-state.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import type { Place } from '#kit/place.ts'
import { useRedirect } from '#kit/redirect.ts'
import { screenOf } from '#kit/address/screen-table.ts'
import { ShownContext, shownValues } from '#kit/shown.ts'
import { useStore } from '#kit/store.ts'
import { useEffect, useMemo, useState } from 'react'
import { loadTable } from './load-page.ts'
import { pastMark } from './past-mark.ts'
import { isKnown, routeAt, type Found } from './routes.tsx'

const BrokenAddress = lazyPart(async () => (await import('./late-address.tsx')).BrokenAddress)

/** The page at an address. Where the first load does not know it, the whole table is asked. */
export function PageView({ place }: { place: Place }) {
  // For as long as it stands: another component in its place would forget everything.
  const [View] = useState(() => (isKnown(place.path) ? PageAt : AnyPage))
  return <View place={place} />
}

const AnyPage = lazyPart(async () => {
  await loadTable()
  return PageAt
})

/** The page at an address, for those who may see it; everybody else is sent where they belong. */
function PageAt({ place }: { place: Place }) {
  const found = useMemo(() => routeAt(place), [place])
  const host = useHost()
  if (found.is === 'elsewhere') return <Elsewhere from={place} to={found.address} />
  if (found.is === 'home') return <Elsewhere from={place} to={host.profile.home} />
  return <Guarded place={place} found={found} />
}

type PageFound = Extract<Found, { is: 'page' }>

function Guarded({ place, found }: { place: Place; found: PageFound }) {
  const host = useHost()
  const loggedIn = useLoggedIn()
  const decision = decideEntry(
    { path: place.path, query: place.query, access: screenOf(found.screen).access },
    { host: host.name, agentId: host.agentId, loggedIn, framed: isFramed() },
    specialAgents,
  )
  if (decision.do === 'go') return <Elsewhere from={place} to={decision.path} />
  if (decision.do === 'login') return <ToLogin from={place} back={decision.back} />
  // The login page itself begins the login of the app around it.
  return <Shown place={place} found={found} />
}

function Shown({ place, found: { Page, screen, params } }: { place: Place; found: PageFound }) {
  const mark = useStore(pastMark)
  const shown = useMemo(() => ({ place, screen, params }), [place, screen, params])
  return (
    <ShownContext value={shown}>
      {mark?.(screen)}
      {shownValues(shown) ? <Page /> : <BrokenAddress screen={screen} />}
    </ShownContext>
  )
}

function Elsewhere({ from, to }: { from: Place; to: string }) {
  useRedirect(to, from)
  return null
}

function ToLogin({ from, back }: { from: Place; back: string }) {
  useEffect(() => void rememberBack(back), [back])
  return <Elsewhere from={from} to={`/login?backUrl=${encodeURIComponent(back)}`} />
}
