import { whenIdle } from '#kit/rows/when-idle.ts'

/** Time for the first page to fetch what it shows. */
const PAGE_MS = 2000

/** Runs what nobody waits for, once the first page stands. Without a network last answers are wanted at once. */
export function whenQuiet(run: () => Promise<void>): void {
  // What cannot be fetched now comes with the next visit.
  const go = () => void run().catch(() => {})
  if (!navigator.onLine) return go()
  const wait = () => setTimeout(() => void whenIdle().then(go), PAGE_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
