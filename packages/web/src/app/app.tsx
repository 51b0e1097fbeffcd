import { QueryClientProvider } from '@tanstack/react-query'
import { subscribeOverlays } from '#ui/overlay/overlay-store.ts'
import { lazy, StrictMode, Suspense, useEffect, useState } from 'react'
import { queries } from './queries.ts'
import { Shell } from './shell.tsx'
import { whenQuiet } from './when-quiet.ts'

whenQuiet(async () => (await import('./settle-in.ts')).settleIn(queries))
const OverlayHost = lazy(async () => ({
  default: (await import('#ui/overlay/overlay-host.tsx')).OverlayHost,
}))

/** Fetched for the first thing that lies over a page, or when nobody waits for anything. */
function Overlays() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    whenQuiet(async () => want())
    return subscribeOverlays(want)
  }, [])
  return <Suspense>{wanted && <OverlayHost />}</Suspense>
}

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Shell />
        <Overlays />
      </QueryClientProvider>
    </StrictMode>
  )
}
