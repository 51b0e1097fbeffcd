import { reportsOfResult } from '@linmen/domain/match/result-reports.ts'
import { ODDS_COMPANIES } from '@linmen/domain/odds/companies.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { Reader } from '#db/port.ts'
import {
  eventsOf,
  groupBy,
  reportsReadUntil,
  sheetsOfDay,
  tickEndsOf,
  type PlayRecord,
} from '#features/archive/public.ts'
import { emptyMatch, type BoardMatch } from './board.ts'
import { mergeReports } from '#features/match/feed/merge-reports.ts'

/** Companies whose odds stand in lists. All others are read with a single match. */
export const HEADLINE = ODDS_COMPANIES.map(({ id }) => id)

/** The matches of a business day, rebuilt from their records, and the moment up to which they were read. */
export async function loadDay(
  db: Reader,
  day: string,
): Promise<{ matches: BoardMatch[]; asOfMs: number }> {
  const asOfMs = await reportsReadUntil(db, day)
  const sheets = await sheetsOfDay(db, day)
  const ids = sheets.map(({ fixture }) => fixture.id)
  const plays = groupBy(await eventsOf(db, ids), ({ report }) => report.matchId)
  const ticks = groupBy(await tickEndsOf(db, ids, HEADLINE), (tick) => tick.matchId)
  const matches = sheets.map((sheet) => {
    const match = emptyMatch(sheet)
    const told = plays.get(sheet.fixture.id) ?? (asOfMs === 0 ? broughtIn(sheet) : [])
    mergeReports(match, told, ticks.get(sheet.fixture.id) ?? [])
    return match
  })
  return { matches, asOfMs }
}

/** A match of which nothing is known but how it ended, if it has. */
export function matchFromResult(sheet: MatchSheet): BoardMatch {
  const match = emptyMatch(sheet)
  mergeReports(match, broughtIn(sheet), [])
  return match
}

/** A day no feed ever spoke about has only what was imported: often the result alone. */
const broughtIn = ({ fixture, result }: MatchSheet): PlayRecord[] =>
  result
    ? reportsOfResult(fixture.id, result, fixture.kickOffAtMs).map((report) => ({
        version: 1,
        report,
      }))
    : []
