import { createHash } from 'node:crypto'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Logger } from '#kit/environment.ts'
import { limitRows, type Flow, type KeyPart, type LimitRow } from './limit-rows.ts'

/** Whom a count is for. A row whose key parts are not all known does not count. */
export type Counted = Partial<Readonly<Record<KeyPart, string>>>

/** The limits that all processes on the same data share. */
export interface Limits {
  /** Counts one and returns 0, or returns how long to wait. A refusal leaves the other rows of the flow as they were. */
  take(flow: Flow, whom: Counted): Promise<number>
  /** Undoes one that was counted. */
  giveBack(flow: Flow, whom: Counted): Promise<void>
  /** Starts the count again. */
  forget(flow: Flow, whom: Counted): Promise<void>
  close(): Promise<void>
}

/** Nobody could be asked how often this was done, and it may not go on uncounted. */
export class Uncounted extends Error {
  override readonly name = 'Uncounted'
}

/** Makes the counter of one row; `name` tells its keys from those of the others. */
export type CounterOf = (name: string, row: LimitRow) => RateLimiterAbstract

export interface LimitOptions {
  readonly log: Logger
  /** Other numbers than those of the table. */
  readonly most?: Partial<Record<Flow, number>>
  readonly close?: () => Promise<void>
}

export function limitsOver(counterOf: CounterOf, { log, most, close }: LimitOptions): Limits {
  const counters = new Map(
    Object.entries(limitRows).map(([flow, { rows }]) => [
      flow,
      rows.map((row: LimitRow, at) => ({
        by: row.by,
        counter: counterOf(`${flow}.${at}`, { ...row, most: most?.[flow as Flow] ?? row.most }),
      })),
    ]),
  )
  const rowsFor = (flow: Flow, whom: Counted) =>
    (counters.get(flow) ?? [])
      .filter(({ by }) => by.every((part) => whom[part] !== undefined))
      .map(({ by, counter }) => ({ counter, key: keyOf(by, whom) }))

  const guarded = async <T>(flow: Flow, work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      log.warn({ err: error, flow }, 'a limit cannot be counted')
      if (limitRows[flow].uncounted === 'allow') return otherwise
      throw new Uncounted(flow, { cause: error })
    }
  }
  const each = (flow: Flow, whom: Counted, change: (counted: CountedRow) => Promise<unknown>) =>
    guarded(flow, async () => void (await Promise.all(rowsFor(flow, whom).map(change))), undefined)
  return {
    take: (flow, whom) => guarded(flow, () => takeAll(rowsFor(flow, whom)), 0),
    giveBack: (flow, whom) => each(flow, whom, ({ counter, key }) => counter.reward(key, 1)),
    forget: (flow, whom) => each(flow, whom, ({ counter, key }) => counter.delete(key)),
    close: close ?? (async () => {}),
  }
}

interface CountedRow {
  readonly counter: RateLimiterAbstract
  readonly key: string
}

async function takeAll(rows: readonly CountedRow[]): Promise<number> {
  const taken: CountedRow[] = []
  for (const row of rows) {
    const wait = await takeOne(row)
    if (wait > 0) {
      for (const { counter, key } of taken) await counter.reward(key, 1)
      return wait
    }
    taken.push(row)
  }
  return 0
}

async function takeOne({ counter, key }: CountedRow): Promise<number> {
  try {
    await counter.consume(key, 1)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(refused.msBeforeNext, 1)
    throw refused
  }
}

const keyOf = (by: readonly KeyPart[], whom: Counted) =>
  createHash('sha256')
    .update(JSON.stringify(by.map((part) => whom[part])))
    .digest('base64url')
