import { createQueryClient } from '#kit/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { Shell } from './shell.tsx'
import { whenQuiet } from './when-quiet.ts'

const queries = createQueryClient()
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
