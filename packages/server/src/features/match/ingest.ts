import { footballLive, type MatchChange } from '@linmen/contract/match/match.topics.ts'
import type { MatchReport } from '@linmen/domain/match/match-report.ts'
import type { FeedBatch, FeedFixture } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { applyRecords, byMatch, unseenRecords } from './apply-records.ts'
import { boardOf, openDay } from './board-of.ts'
import { emptyMatch, type Board, type MatchRecord } from './board.ts'
import { addFixtures, appendRecords, moveCursor } from './match.repo.ts'

/** Makes a day's matches known, in the records and on the board. */
export async function ingestFixtures(
  ports: Ports,
  day: string,
  fixtures: readonly FeedFixture[],
): Promise<void> {
  if (fixtures.length === 0) return
  await ports.db.transaction((tx) => addFixtures(tx, fixtures))
  const board = await openDay(ports, day)
  const added = fixtures.filter(({ id }) => !board.matches.has(id)).map(emptyMatch)
  if (added.length > 0) board.addDay(day, [...board.day(day), ...added])
}

/**
 * What a feed said becomes records, the records change the board, the change is published with its
 * version. Nothing is shown that was not written, and a failed write leaves the board as it was.
 */
export async function ingestReports(ports: Ports, feed: string, batch: FeedBatch): Promise<void> {
  const board = boardOf(ports)
  const news = newsOf(board, batch.reports)
  const records = [...news.values()].flat()
  await ports.db.transaction(async (tx) => {
    await appendRecords(tx, records, ports.clock.nowMs())
    await moveCursor(tx, feed, batch.asOfMs)
  })
  board.asOfMs = Math.max(board.asOfMs, batch.asOfMs)
  for (const [id, own] of news) {
    const match = board.matches.get(id)!
    const changes = applyRecords(match, own, board.asOfMs)
    if (changes.length > 0) board.touch(match.fixture.day)
    for (const change of changes) publish(ports, change)
  }
}

/** Tells readers that the feed is alive although nothing changed. */
export function publishPulse(ports: Ports): void {
  const { asOfMs } = boardOf(ports)
  ports.hub.publish(footballLive.name, footballLive.delta.encode({ kind: 'pulse', asOfMs }))
}

function publish(ports: Ports, change: MatchChange): void {
  ports.hub.publish(footballLive.name, footballLive.delta.encode({ kind: 'change', ...change }))
}

/** The reports not recorded yet, by match, numbered. Reports about unknown matches are dropped. */
function newsOf(board: Board, reports: readonly MatchReport[]): Map<string, MatchRecord[]> {
  const news = new Map<string, MatchRecord[]>()
  for (const [id, own] of byMatch(reports, (report) => report.matchId)) {
    const match = board.matches.get(id)
    const records = match ? unseenRecords(match, own) : []
    if (records.length > 0) news.set(id, records)
  }
  return news
}
