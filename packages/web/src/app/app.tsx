import { QueryClientProvider } from '@tanstack/react-query'
import { whenIdle } from '#kit/rows/when-idle.ts'
import { subscribeOverlays } from '#ui/overlay/overlay-store.ts'
import { StrictMode, useEffect, useState, type ComponentType } from 'react'
import { queries } from './queries.ts'
import { Shell } from './shell.tsx'
import { whenQuiet } from './when-quiet.ts'

whenQuiet(async () => (await import('./start-background.ts')).startBackground(queries))

if (document.documentElement.dataset['past'])
  void import('./show-past-mark.tsx').then(({ showPastMark }) => showPastMark(queries))

/** Fetched when the first page is drawn, or for the first thing that lies over it. */
function Overlays() {
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(() => {
    const fetchHost = async () => {
      const { OverlayHost } = await import('#ui/overlay/overlay-host.tsx')
      setHost(() => OverlayHost)
    }
    // What cannot be fetched without a network is tried again with the next thing.
    const want = () => void fetchHost().catch(() => {})
    void whenIdle().then(want)
    return subscribeOverlays(want)
  }, [])
  return Host && <Host />
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
