import type { BasketballRank } from '@linmen/contract/match/basketball-standing.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Stage } from '@linmen/domain/sport/atlas.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import {
  chosenStage,
  presentStanding,
  seasonBook,
  tablesOf,
  type SeasonBook,
} from '#features/league/public.ts'
import type { Ports } from '#kit/ports.ts'

/** The season a match belongs to, and the tables of its regular part as they are now. */
export interface Standing {
  readonly book: SeasonBook
  readonly stage: Stage | null
  readonly tables: ReturnType<typeof tablesOf>
}

/** Null where the season of a match is not known. */
export async function standingAround(
  ports: Ports,
  { fixture }: MatchSheet,
): Promise<Standing | null> {
  const season = await archiveOf(ports).season(fixture.seasonId)
  if (!season) return null
  const book = await seasonBook(ports, season)
  const stage = chosenStage(book, ['table', 'groups'], { nowMs: ports.clock.nowMs() })
  return { book, stage, tables: tablesOf(book, stage) }
}

/** The conference a team plays in; null where a league is not divided. */
export const conferenceOf = ({ tables }: Standing, teamId: string): string | null =>
  conferenceWith(tables, teamId)?.name ?? null

/** Where a team of a match stands, in everybody's table and in that of its conference. */
export function rankOf(standing: Standing | null, sheet: MatchSheet, side: Side): BasketballRank {
  const { id, name } = sheet[side]
  const conference = standing && conferenceWith(standing.tables, id)
  const { zones } = sheet.league
  const present = (rows: Standing['tables']['all'] | undefined, marked: boolean) => {
    const row = rows?.find(({ teamId }) => teamId === id)
    return standing && row ? presentStanding(standing.book, row, marked ? zones : []) : null
  }
  return {
    teamId: id,
    teamName: name,
    conference: conference?.name ?? null,
    overall: present(standing?.tables.all, !conference),
    inConference: present(conference?.rows, true),
  }
}

/** What every answer about tables begins with. */
export const whereOf = ({ fixture, league }: MatchSheet, standing: Standing | null) => ({
  matchId: fixture.id,
  leagueId: league.id,
  leagueName: league.name,
  seasonName: standing?.book.season.name ?? '',
  stageName: standing?.stage?.name ?? null,
})

const conferenceWith = ({ conferences }: Standing['tables'], teamId: string) =>
  conferences.find(({ rows }) => rows.some((row) => row.teamId === teamId)) ?? null
