import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import {
  archiveOf,
  EVERYBODY,
  farBudgetOf,
  groupBy,
  notePassing,
  sharedPulls,
  type PlayReport,
} from '#features/archive/public.ts'
import type { FeedBatch, SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { refuse } from '#kit/refused.ts'
import { boardOf } from './board-of.ts'
import { emptyMatch, type BoardMatch } from './board.ts'
import { mergeReports } from '#features/match/feed/merge-reports.ts'

const SPORTS: readonly Sport[] = ['football', 'basketball']
const ASK_AGAIN_MS = 10 * 60_000

/**
 * Puts a day far away on the board as the source tells it, and writes nothing down: anybody may walk over the calendar,
 * and there is no end to it.
 */
export async function showPassing(ports: Ports, feed: SportsFeed, day: string): Promise<void> {
  const key = `passing:${day}`
  if (!boardOf(ports).hasDay(day)) sharedPulls(ports).forget(key)
  await sharedPulls(ports).once(key, ASK_AGAIN_MS, async (nowMs) => {
    const wait = farBudgetOf(ports).shown.take(EVERYBODY)
    if (wait > 0) refuse('too_many_requests', { retryAfterMs: wait })
    const sheets = await sheetsOf(ports, feed, day)
    const said = await feed.reports([day], 0, nowMs)
    notePassing(ports, sheets)
    boardOf(ports).addDay(day, matchesFrom(sheets, said))
    boardOf(ports).known([day], said.asOfMs)
  })
}

async function sheetsOf(ports: Ports, feed: SportsFeed, day: string): Promise<MatchSheet[]> {
  const sheets: MatchSheet[] = []
  for (const sport of SPORTS) {
    const leagues = new Map((await archiveOf(ports).leagues(sport)).map((each) => [each.id, each]))
    const told = await feed.day(sport, day)
    const teams = new Map(told.teams.map((team) => [team.id, team]))
    for (const fixture of told.fixtures) {
      const league = leagues.get(fixture.leagueId)
      const [home, away] = [teams.get(fixture.homeId), teams.get(fixture.awayId)]
      if (league && home && away)
        sheets.push({ fixture, league, home, away, result: null, closing: null })
    }
  }
  return sheets
}

function matchesFrom(sheets: readonly MatchSheet[], said: FeedBatch): BoardMatch[] {
  const reports: PlayReport[] = [...said.football, ...said.basketball]
  const plays = groupBy(reports, ({ matchId }) => matchId)
  const odds = groupBy(said.odds, ({ matchId }) => matchId)
  return sheets.map((sheet) => {
    const match = emptyMatch(sheet)
    const told = plays.get(sheet.fixture.id) ?? []
    const records = told.map((report, at) => ({ version: at + 1, report }))
    mergeReports(match, records, odds.get(sheet.fixture.id) ?? [])
    return match
  })
}
