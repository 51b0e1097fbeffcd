import { createQueryClient } from '#kit/query-client.ts'
import { OverlayHost } from '#ui/overlay/overlay-host.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { HashRouter } from 'react-router'
import { Shell } from './shell.tsx'

const queries = createQueryClient()

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <HashRouter>
          <Shell />
          <OverlayHost />
        </HashRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}
