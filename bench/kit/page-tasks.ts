import type { Browser, Page } from '@playwright/test'

/** What of a trace is read: which thread is whose, and the tasks with their processor time. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const TASK = 'ThreadControllerImpl::RunTask'

/**
 * Processor milliseconds of every task of a page's main thread from now until `stop`. The clock of a task also counts how
 * long other programs kept its thread waiting; a slowdown by the browser counts as processor time.
 */
export async function watchTasks(browser: Browser, page: Page) {
  await browser.startTracing(page, { categories: ['toplevel'] })
  return async (): Promise<number[]> => {
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    return outermost(ofBusiestPage(trace.traceEvents)).map(({ tdur = 0 }) => tdur / 1000)
  }
}

/** A spare process of the browser has a main thread, too; it does next to nothing. */
function ofBusiestPage(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events.filter((each) => each.name === TASK && each.pid === pid && each.tid === tid),
    )
  return tasks.toSorted((one, other) => other.length - one.length)[0] ?? []
}

/** A task may run others inside; their time is its own. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let endOfLast = 0
  return tasks
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < endOfLast) return false
      endOfLast = ts + dur
      return true
    })
}
