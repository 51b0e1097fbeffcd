import { groupBy, type DayNews, type PlayRecord } from '#features/archive/public.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { knownVersion, type BoardMatch } from '#features/match/board/board.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import { publishChange } from './publish.ts'
import { mergeReports } from './merge-reports.ts'

/**
 * Records about matches of these days change the board, and the change is published. Returns the days on which a match
 * lacks a record before these: what follows a gap is left out, because its readers would refuse the missing one later
 * as older than what they hold.
 */
export function mergeNews(ports: Ports, days: readonly string[], news: DayNews): readonly string[] {
  const board = boardOf(ports)
  board.asOfMs = Math.max(board.asOfMs, news.asOfMs)
  board.known(days, news.asOfMs)
  for (const missed of loading(ports)) missed.push(news)
  return apply(ports, news)
}

/** While a day is being read from the records, what is recorded in the meantime is taken in afterwards too. */
export async function whileLoading(ports: Ports, load: () => Promise<void>): Promise<void> {
  const missed: DayNews[] = []
  loading(ports).add(missed)
  try {
    await load()
  } finally {
    loading(ports).delete(missed)
  }
  for (const news of missed) apply(ports, news)
}

const loading = perApp(() => new Set<DayNews[]>())

function apply(ports: Ports, news: DayNews): readonly string[] {
  const behind = new Set<string>()
  const board = boardOf(ports)
  const plays = groupBy(news.plays, ({ report }) => report.matchId)
  const odds = groupBy(news.odds, (tick) => tick.matchId)
  for (const id of new Set([...plays.keys(), ...odds.keys()])) {
    const match = board.matches.get(id)
    if (!match) continue
    const isWhole = isContinued(match, plays.get(id) ?? [])
    if (!isWhole) behind.add(match.fixture.day)
    const taken = isWhole ? (plays.get(id) ?? []) : []
    const changes = mergeReports(match, taken, odds.get(id) ?? [])
    if (changes.length > 0) board.touch(match.fixture.day)
    for (const change of changes)
      publishChange(ports, match, { change, receivedAtMs: news.receivedAtMs })
  }
  return [...behind]
}

/** True when no version is missing between the board and the last of these records. */
function isContinued(match: BoardMatch, plays: readonly PlayRecord[]): boolean {
  const known = knownVersion(match)
  const fresh = new Set(plays.map(({ version }) => version).filter((version) => version > known))
  return Math.max(known, ...fresh) === known + fresh.size
}
