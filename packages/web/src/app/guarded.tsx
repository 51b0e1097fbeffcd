import { screens, type ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { decideEntry } from '@linmen/domain/guard/entry.ts'
import { isFramed } from '#kit/frame.ts'
import { ScreenContext } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { rememberBack } from '#kit/login-trip.ts'
import { useLoggedIn } from '#kit/session.ts'
import { lazy, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'

const HostLogin = lazy(async () => ({ default: (await import('./host-login.tsx')).HostLogin }))

/** Shows a screen to those who may see it and sends everybody else where they belong. */
export function Guarded({ name, children }: { name: ScreenName; children: ReactNode }) {
  const host = useHost()
  const loggedIn = useLoggedIn()
  const { pathname, search } = useLocation()
  const decision = decideEntry(
    {
      path: pathname,
      query: Object.fromEntries(new URLSearchParams(search)),
      access: screens[name].access,
    },
    { host: host.name, agentId: host.agentId, loggedIn, framed: isFramed() },
  )
  const page = <ScreenContext value={name}>{children}</ScreenContext>
  switch (decision.do) {
    case 'go':
      return <Navigate to={decision.path} replace />
    case 'login':
      return <ToLogin back={decision.back} />
    case 'host-login':
      return (
        <HostLogin way={decision.way} back={decision.back}>
          {page}
        </HostLogin>
      )
    case 'stay':
      return page
  }
}

function ToLogin({ back }: { back: string }) {
  useEffect(() => void rememberBack(back), [back])
  return <Navigate to={`/login?backUrl=${encodeURIComponent(back)}`} replace />
}
