// Stands in the start page itself, and the build puts in what it knows: every byte here delays the first paint.
import { clock } from '#kit/clock.ts'
import { KEPT_MS, knock, type BuiltDoor, type EarlyAnswers } from './knock.ts'

declare const DOORS: readonly BuiltDoor[]
declare const ASK_URL: string
declare const SETTINGS_KEY: string
declare global {
  interface Window {
    early?: EarlyAnswers
  }
}

window.early = knock(DOORS, {
  hash: location.hash,
  nowMs: clock.nowMs(),
  hasSettings: hasSettings(),
  fetchFile: (file) => {
    const link = document.createElement('link')
    const isStyle = file.endsWith('css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = `/assets/${file}`
    document.head.append(link)
  },
  ask: (body) =>
    fetch(ASK_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(KEPT_MS),
    }),
  later: (run, ms) => setTimeout(run, ms),
})

function hasSettings(): boolean {
  try {
    return localStorage.getItem(SETTINGS_KEY) !== null
  } catch {
    return false
  }
}
