import { groupBy, type DayNews } from '#features/archive/public.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import { publishChange } from './publish.ts'
import { mergeReports } from './merge-reports.ts'

/** What was recorded about matches of these days changes the board, and the change is published. */
export function mergeNews(ports: Ports, days: readonly string[], news: DayNews): void {
  const board = boardOf(ports)
  board.asOfMs = Math.max(board.asOfMs, news.asOfMs)
  board.known(days, news.asOfMs)
  for (const missed of loading(ports)) missed.push(news)
  apply(ports, news)
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

function apply(ports: Ports, news: DayNews): void {
  const board = boardOf(ports)
  const plays = groupBy(news.plays, ({ report }) => report.matchId)
  const odds = groupBy(news.odds, (tick) => tick.matchId)
  for (const id of new Set([...plays.keys(), ...odds.keys()])) {
    const match = board.matches.get(id)
    if (!match) continue
    const changes = mergeReports(match, plays.get(id) ?? [], odds.get(id) ?? [])
    if (changes.length > 0) board.touch(match.fixture.day)
    for (const change of changes)
      publishChange(ports, match, { change, receivedAtMs: news.receivedAtMs })
  }
}
