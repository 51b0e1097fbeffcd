import type { League, Team } from '@linmen/domain/sport/atlas.ts'
import type { CareerLine, Squad } from '@linmen/domain/sport/player.ts'
import { careerTotals, lastSeason } from '@linmen/domain/standings/career.ts'
import { groupedBy } from '@linmen/domain/standings/grouped.ts'
import type { PlayerLine } from '@linmen/domain/standings/player-lines.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import type { SeasonBook } from './season-book.ts'

/** What every player did in one season of a league, and which season it is. */
export interface SeasonLines {
  readonly season: string | null
  readonly lines: readonly PlayerLine[]
}

/**
 * Players' seasons from the records of the squads: the season that is asked for, or the newest one on record
 * where that has none yet.
 */
export async function seasonLines(
  ports: Ports,
  league: League,
  book: SeasonBook,
): Promise<SeasonLines> {
  const squads = await squadsOf(ports, book)
  const inLeague = ({ leagueName }: CareerLine) =>
    leagueName === league.name || leagueName === league.fullName
  const all = squads.flatMap(({ squad }) => squad.career.filter(inLeague))
  const season = all.some((line) => line.season === book.season.name)
    ? book.season.name
    : lastSeason(all)
  return { season, lines: squads.flatMap((each) => linesOf(each, all, season)) }
}

interface TeamSquad {
  readonly team: Team
  readonly squad: Squad
}

function linesOf(
  { team, squad }: TeamSquad,
  career: readonly CareerLine[],
  season: string | null,
): PlayerLine[] {
  const byPlayer = groupedBy(
    career.filter((line) => line.season === season),
    ({ playerId }) => playerId,
  )
  return squad.players.flatMap(({ id, name }) => {
    const own = byPlayer.get(id)
    return own
      ? [{ playerId: id, name, teamId: team.id, teamName: team.name, ...careerTotals(own) }]
      : []
  })
}

async function squadsOf(ports: Ports, { teams }: SeasonBook): Promise<TeamSquad[]> {
  const squads: TeamSquad[] = []
  for (const team of teams.values()) {
    const squad = await archiveOf(ports).squad(team.id)
    if (squad) squads.push({ team, squad })
  }
  return squads
}
