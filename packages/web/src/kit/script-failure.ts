import { texts } from '@linmen/contract/texts.ts'
import { askToRefresh } from './ask-to-refresh.ts'

// Each browser words a failed import in its own way.
const WORDS = [
  'Failed to fetch dynamically imported module',
  'Importing a module script failed',
  'error loading dynamically imported module',
  'Unable to preload CSS',
  'is not a valid JavaScript MIME type',
]

/** Code that was there when the page was opened and is not any more: the site was redeployed. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && WORDS.some((words) => error.message.includes(words))

let asking: Promise<void> | null = null

/** Asks once, however many parts of the page are missing. */
export function askAfterRedeploy(): Promise<void> {
  asking ??= askToRefresh(texts.redeployed).finally(() => {
    asking = null
  })
  return asking
}

/** Vite tells about failed preloads; everything else arrives as an unhandled rejection. */
export function watchScripts(): () => void {
  const preload = (event: Event) => {
    event.preventDefault()
    void askAfterRedeploy()
  }
  const rejection = (event: PromiseRejectionEvent) => {
    if (!isMissingChunk(event.reason)) return
    event.preventDefault()
    void askAfterRedeploy()
  }
  addEventListener('vite:preloadError', preload)
  addEventListener('unhandledrejection', rejection)
  return () => {
    removeEventListener('vite:preloadError', preload)
    removeEventListener('unhandledrejection', rejection)
  }
}
