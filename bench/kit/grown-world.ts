import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { migrate } from '@linmen/server/src/db/migrate.ts'
import { openPglite } from '@linmen/server/src/db/pglite.ts'
import { feedReader } from '@linmen/server/src/features/match/feed/feed-reader.ts'
import { follow } from '@linmen/server/src/features/match/board/followed-days.ts'
import { mergeNews } from '@linmen/server/src/features/match/feed/merge-news.ts'
import { footballScores } from '@linmen/server/src/features/match/live-scores.ts'
import { openTopics } from '@linmen/server/src/features/match/open-topics.ts'
import { scriptedFeed } from '@linmen/server/src/feeds/scripted.ts'
import { createLog } from '@linmen/server/src/kit/log.ts'
import type { Ports } from '@linmen/server/src/kit/ports.ts'
import { createHub } from '@linmen/server/src/realtime/hub.ts'
import { soleProcessRelay } from '@linmen/server/src/realtime/relay.ts'
import { BENCH_LEAGUE, BENCH_TEAMS, grownMatch, kickOffOf, type Goal } from './grown-match.ts'

const NOW_MS = Date.parse('2026-11-25T20:00:00+08:00')

export interface GrownWorld {
  readonly matchIds: readonly string[]
  /** What a client that polls is answered. */
  poll(matchIds: readonly string[]): Promise<unknown>
  /** One goal, from the record to every reader. */
  push(goal: Goal): void
  /** Bytes written to readers so far. */
  written(): number
  close(): Promise<void>
}

/** A day with so many matches, all being played, on the product's database and board, and readers of the live list. */
export async function growWorld(matches: number, readers: number): Promise<GrownWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'linmen-grown-'))
  const db = await openPglite(folder)
  await migrate(db.pool, NOW_MS)
  const hub = createHub('bench')
  const clock = { nowMs: () => NOW_MS }
  const log = createLog('silent')
  const ports = { clock, db, hub, relay: soleProcessRelay(), log } as unknown as Ports
  const day = businessDay(NOW_MS)
  const fixtures = Array.from({ length: matches }, (_, at) => grownMatch(at, day, NOW_MS))
  const feed = scriptedFeed({ leagues: [BENCH_LEAGUE], teams: BENCH_TEAMS, fixtures })
  feed.say(...fixtures.map(kickOffOf))
  await feedReader(ports, feed).read()
  follow(ports, Promise.resolve())
  openTopics(ports)
  let bytes = 0
  for (let at = 0; at < readers; at += 1)
    hub
      .attach(
        { memberId: null },
        {
          write: (frame) => void (bytes += frame.ws.length),
          buffered: () => 0,
          onceDrained: () => {},
          end: () => {},
        },
      )
      .subscribe({ 'ft.live': '' })
  return {
    matchIds: fixtures.map(({ id }) => id),
    poll: async (ids) => footballScores.prepared({ matchIds: [...ids] }, ports),
    push: (goal) =>
      mergeNews(ports, [day], {
        plays: [goal],
        odds: [],
        ended: [],
        asOfMs: NOW_MS,
        receivedAtMs: NOW_MS,
      }),
    written: () => bytes,
    close: async () => {
      await db.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
