import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import type { LoginWay } from '@linmen/domain/host/host-profile.ts'
import { payloadOf } from '#kit/payload.ts'
import { useEffect, type ReactNode } from 'react'

type Props = { way: LoginWay; back: string; children: ReactNode }

/** Starts the host's own login. Where that is not open, the person uses the page like everybody. */
export function HostLogin({ way, back, children }: Props) {
  const away = addressOf(way, back)
  useEffect(() => {
    if (away) location.assign(away)
  }, [away])
  return away ? null : children
}

function addressOf(way: LoginWay, back: string): string | null {
  const row = hostEndpoints.loginWithMicroblog
  if (way !== 'microblog' || row.planned) return null
  const returnUrl = `${location.origin}/#${back}`
  const { path, query } = payloadOf({ ...row, effect: 'read' }, { returnUrl })
  return `${path}?${new URLSearchParams(query)}`
}
