import './styles/tokens.css'
import './styles/base.css'
import './styles/motion.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { firstPage } from '#app/first-page.ts'
import { start } from '#app/start.ts'

// In small steps, so that a slow phone answers a finger in between.
setTimeout(async () => {
  start()
  await firstPage()
  const root = createRoot(document.getElementById('root')!)
  startTransition(() => root.render(<App />))
})
