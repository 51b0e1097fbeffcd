import { Outage } from '@linmen/web/src/kit/failure.ts'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App } from '#app/app.tsx'
import { allowStyleText } from '#app/trusted-styles.ts'
import { Theme } from '#app/theme.tsx'
import '#styles/console.css'
import '#styles/narrow.css'
import '#styles/phone.css'
import '#styles/today.css'

allowStyleText()

const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => error instanceof Outage && failures < 1,
      refetchOnWindowFocus: true,
    },
  },
})

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={client}>
    <Theme>
      <App />
    </Theme>
  </QueryClientProvider>,
)
