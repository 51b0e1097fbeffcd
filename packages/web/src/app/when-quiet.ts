/** Runs what nobody waits for, once the first page stands. Without a network last answers are wanted at once. */
export function whenQuiet(run: () => Promise<void>): void {
  // What cannot be fetched now comes with the next visit.
  const go = () => void run().catch(() => {})
  if (!navigator.onLine) return go()
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(go) : setTimeout(go, 1))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
