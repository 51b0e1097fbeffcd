import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { loadInto } from '#db/loader.ts'
import { feedOf } from '#feeds/feed-of.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { appendDepth, depthOf } from './depth.repo.ts'
import { appendTicks, ticksOf } from './odds.repo.ts'
import { fixtureMoment } from './match-sheet.repo.ts'
import { movePulls, pulledUntil } from '#features/archive/pulls/pull-cursor.repo.ts'
import { lockRecords } from './records-lock.repo.ts'
import { sharedPulls } from '#features/archive/pulls/shared-pulls.ts'

/** What is known in depth about one match, held in memory while people look at it. */
export interface HotMatch {
  readonly depth: readonly DepthRecord[]
  readonly odds: readonly OddsTick[]
  /** The moment up to which the feed was asked. */
  readonly asOfMs: number
}

const ASK_AGAIN_MS = 1000
const SAVE_MS = 30_000
/** Marks and corrections come within hours; after that a match is not asked about again. */
const SETTLED_AFTER_MS = 8 * 3_600_000
const KEPT = 80

interface Held extends HotMatch {
  readonly kickOffAtMs: number
  readonly savedMs: number
}

const hotMatches = perApp(() => new Map<string, Held>())

/** Everything said in depth about a match up to now. A question within a second of the last costs nothing. */
export async function hotMatch(ports: Ports, id: string): Promise<HotMatch> {
  const hot = hotMatches(ports)
  const known = hot.get(id)
  if (!known || !isSettled(known))
    await sharedPulls(ports).once(`depth:${id}`, ASK_AGAIN_MS, async () => {
      const held = hot.get(id) ?? (await remembered(ports, id))
      if (held) keep(hot, id, isSettled(held) ? held : await deepened(ports, id, held))
    })
  return hot.get(id) ?? (await remembered(ports, id)) ?? { depth: [], odds: [], asOfMs: 0 }
}

/** What is held of a match, without asking anybody. */
export const heldHot = (ports: Ports, id: string): HotMatch | undefined => hotMatches(ports).get(id)

const isSettled = ({ asOfMs, kickOffAtMs }: Held) => asOfMs >= kickOffAtMs + SETTLED_AFTER_MS

function keep(hot: Map<string, Held>, id: string, next: Held): void {
  hot.delete(id)
  hot.set(id, next)
  if (hot.size > KEPT) hot.delete(hot.keys().next().value!)
}

async function remembered(ports: Ports, id: string): Promise<Held | null> {
  const { read } = ports.db
  const fixture = await fixtureMoment(read, id)
  if (!fixture) return null
  const asOfMs = await pulledUntil(read, 'depth', id)
  return {
    kickOffAtMs: fixture.kickOffAtMs,
    asOfMs,
    savedMs: asOfMs,
    depth: await depthOf(read, id),
    odds: await ticksOf(read, id),
  }
}

async function deepened(ports: Ports, id: string, held: Held): Promise<Held> {
  const feed = feedOf(ports)
  // Where nobody can be asked, others may have brought something in.
  if (!feed) return { ...held, ...(await remembered(ports, id)), asOfMs: 0 }
  const nowMs = ports.clock.nowMs()
  const batch = await feed.depth(id, held.asOfMs, nowMs)
  const isNews = batch.records.length + batch.odds.length > 0
  if (isNews || nowMs - held.savedMs >= SAVE_MS)
    await loadInto(ports.db, async (at) => {
      await lockRecords(at.tx)
      await appendDepth(at, batch.records, nowMs)
      await appendTicks(at, batch.odds, nowMs)
      await movePulls(at.tx, 'depth', [id], nowMs)
    })
  else return { ...held, asOfMs: nowMs }
  if (!isNews) return { ...held, asOfMs: nowMs, savedMs: nowMs }
  return {
    ...held,
    asOfMs: nowMs,
    savedMs: nowMs,
    depth: withNew(held.depth, batch.records, depthKey).toSorted((a, b) => a.atMs - b.atMs),
    odds: withNew(held.odds, batch.odds, tickKey).toSorted(
      (a, b) => a.company - b.company || a.seq - b.seq,
    ),
  }
}

function withNew<T>(held: readonly T[], said: readonly T[], keyOf: (item: T) => string): T[] {
  const known = new Set(held.map(keyOf))
  return [...held, ...said.filter((item) => !known.has(keyOf(item)) && known.add(keyOf(item)))]
}

const depthKey = ({ kind, seq }: DepthRecord) => `${kind}:${seq}`
const tickKey = ({ company, seq }: OddsTick) => `${company}:${seq}`
