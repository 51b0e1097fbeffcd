import './styles/tokens.css'
import './styles/base.css'
import './styles/motion.css'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { start } from '#app/start.ts'

start()
createRoot(document.getElementById('root')!).render(<App />)
