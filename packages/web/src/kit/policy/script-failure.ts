import * as texts from '@linmen/contract/shell-texts.ts'
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

/** What a question to the site says when code is missing: it was redeployed, it wants us to wait, or nobody answers. */
export type SiteState = 'there' | 'busy' | 'away'

export async function siteState(): Promise<SiteState> {
  if (!navigator.onLine) return 'away'
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  )
  if (answer?.status === 429) return 'busy'
  return answer?.ok ? 'there' : 'away'
}

let asking: Promise<void> | null = null

/** Asks once, however many parts of the page are missing, and never without a network. */
export function askAfterRedeploy(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

const ask = async () => {
  if ((await siteState()) === 'there') await askToRefresh(texts.redeployed)
}

/** Vite tells about failed preloads; everything else arrives as an unhandled rejection. */
export function watchScripts(): () => void {
  // Not prevented: Vite would then hand out nothing instead of a module.
  const preload = () => void askAfterRedeploy()
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
