import type { CDPSession, Page } from '@playwright/test'

/** What a page did with its main thread over a while. */
export interface Smoothness {
  readonly longTasks: readonly number[]
  readonly frames: number
  readonly lateFrames: number
  readonly lostFrames: number
  readonly scriptMs: number
  readonly busyMs: number
}

interface Seen {
  readonly longTasks: readonly number[]
  readonly gaps: readonly number[]
}

const FRAME_MS = 1000 / 60
/** Timestamps of frames come from the screen; a little slack only for rounding. */
const SLACK_MS = 1

/** Slows the page down to a cheap phone, and counts from now until `stop`. */
export async function watchFrames(page: Page, slowdown: number) {
  const devtools = await page.context().newCDPSession(page)
  // Processor time of the thread: on a busy machine the clock would count the others, too.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(BEGIN_WATCH)
  const before = await spent(devtools)
  return async (): Promise<Smoothness> => {
    const after = await spent(devtools)
    const { longTasks, gaps } = await page.evaluate<Seen>('window.seen')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const over = (ms: number) => gaps.filter((gap) => gap > ms + SLACK_MS).length
    return {
      longTasks,
      frames: gaps.length,
      lateFrames: over(FRAME_MS),
      lostFrames: over(2 * FRAME_MS),
      scriptMs: after.scriptMs - before.scriptMs,
      busyMs: after.busyMs - before.busyMs,
    }
  }
}

async function spent(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const ms = (name: string) => (metrics.find((each) => each.name === name)?.value ?? NaN) * 1000
  return { scriptMs: ms('ScriptDuration'), busyMs: ms('TaskDuration') }
}

// Runs in the page. A text, because a compiler would add names the page does not know.
const BEGIN_WATCH = `
  window.seen = { longTasks: [], gaps: [] }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  let last = null
  requestAnimationFrame(function frame(atMs) {
    if (last !== null) seen.gaps.push(atMs - last)
    last = atMs
    requestAnimationFrame(frame)
  })
`
