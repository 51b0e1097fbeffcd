import type { TableRowEntry } from '@linmen/contract/league/football-table.schemas.ts'
import type { StandingRow } from '@linmen/contract/league/basketball-table.schemas.ts'
import { meanOf } from '@linmen/domain/history/team-record.ts'
import type { Zone } from '@linmen/domain/sport/atlas.ts'
import type { BasketballRow } from '@linmen/domain/standings/basketball-table.ts'
import { goalDifference, type TableRow } from '@linmen/domain/standings/football-table.ts'
import type { teamLines } from '@linmen/domain/standings/line-record.ts'
import { percentOf } from '@linmen/domain/standings/percent.ts'
import { zoneOf } from '@linmen/domain/standings/zones.ts'
import { nameIn, type SeasonBook } from './season-book.ts'

/** `zones` are empty for a table whose places mean nothing, such as the one of home matches. */
export const presentRow = (
  book: SeasonBook,
  row: TableRow,
  zones: readonly Zone[] = [],
): TableRowEntry => ({
  ...row,
  form: [...row.form],
  name: nameIn(book, row.teamId),
  goalDifference: goalDifference(row),
  zone: zoneOf(zones, row.rank)?.kind ?? null,
})

export const presentStanding = (
  book: SeasonBook,
  row: BasketballRow,
  zones: readonly Zone[] = [],
): StandingRow => {
  const played = row.won + row.lost
  return {
    ...row,
    name: nameIn(book, row.teamId),
    share: Math.round(row.share * 1000),
    pointsFor: meanOf(row.pointsFor, played),
    pointsAgainst: meanOf(row.pointsAgainst, played),
    zone: zoneOf(zones, row.rank)?.kind ?? null,
  }
}

type Lines = ReturnType<typeof teamLines>

export const presentLines = (book: SeasonBook, lines: Lines) => ({
  teamId: lines.teamId,
  name: nameIn(book, lines.teamId),
  all: presentHandicap(lines.all),
  home: presentHandicap(lines.home),
  away: presentHandicap(lines.away),
  giving: presentHandicap(lines.giving),
  level: presentHandicap(lines.level),
  receiving: presentHandicap(lines.receiving),
  totals: presentTotals(lines.totals),
})

export const presentHandicap = ({ win, push, lose }: Lines['all']) => ({
  win,
  push,
  lose,
  winPercent: percentOf(win, win + push + lose),
})

export const presentTotals = ({ over, push, under }: Lines['totals']) => ({
  over,
  push,
  under,
  overPercent: percentOf(over, over + push + under),
})

export const tallyOf = (count: number, whole: number) => ({
  count,
  percent: percentOf(count, whole),
})
