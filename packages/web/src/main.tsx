import './styles/tokens.css'
import './styles/base.css'
import './styles/motion.css'
import { startTransition } from 'react'
import { App } from '#app/app.tsx'
import { firstPage } from '#app/first-page.ts'
import { start } from '#app/start.ts'
import { untilFree } from '#kit/wire/pieces.ts'

// In small steps, so that a slow phone answers a finger in between.
async function begin(): Promise<void> {
  await untilFree()
  start()
  const page = firstPage()
  await untilFree()
  const { createRoot } = await import('react-dom/client')
  await page
  await untilFree()
  const root = createRoot(document.getElementById('root')!)
  startTransition(() => root.render(<App />))
}

void begin()
