import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { queries } from './queries.ts'
import { Shell } from './shell.tsx'
import { whenQuiet } from './when-quiet.ts'

whenQuiet(async () => (await import('./settle-in.ts')).settleIn(queries))
const OverlayHost = lazy(async () => ({
  default: (await import('#ui/overlay/overlay-host.tsx')).OverlayHost,
}))

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Shell />
        <Suspense>
          <OverlayHost />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>
  )
}
