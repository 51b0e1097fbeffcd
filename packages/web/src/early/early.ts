// Stands in the start page itself, and the build puts in what it knows: every byte here delays the first paint.
import { callerParams, memberParams } from '#kit/wire/caller-params.ts'
import { clock } from '#kit/clock.ts'
import { KEPT_MS, prefetch, type BuiltEntryPage, type EarlyAnswers } from './prefetch.ts'

declare const ENTRY_PAGES: readonly BuiltEntryPage[]
declare const ASK_PATH: string
declare const SETTINGS_KEY: string
declare global {
  interface Window {
    early?: EarlyAnswers
  }
}

window.early = prefetch(ENTRY_PAGES, {
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
    fetch(`${ASK_PATH}?${new URLSearchParams({ ...memberParams(), ...callerParams() })}`, {
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
