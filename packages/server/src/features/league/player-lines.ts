import type { League } from '@linmen/domain/sport/atlas.ts'
import type { CareerLine } from '@linmen/domain/sport/player.ts'
import { careerTotals, lastSeason } from '@linmen/domain/standings/career.ts'
import { groupedBy } from '@linmen/domain/standings/grouped.ts'
import type { PlayerLine } from '@linmen/domain/standings/player-lines.ts'
import type { Ports } from '#kit/ports.ts'
import { nameIn, type SeasonBook } from './season-book.ts'
import { seasonSquads } from './season-squads.ts'
import type { SquadRecord } from './squads.repo.ts'

/** What every player did in one season of a league, and which season it is. */
export interface SeasonLines {
  readonly season: string | null
  readonly lines: readonly PlayerLine[]
}

const counted = new WeakMap<SeasonBook, SeasonLines>()

/**
 * Players' seasons from the records of the squads: the season that is asked for, or the newest one on record
 * where that has none yet. Null while squads are missing: half a ranking would be a wrong one. Counted once for a book.
 */
export async function seasonLines(
  ports: Ports,
  league: League,
  book: SeasonBook,
): Promise<SeasonLines | null> {
  const known = counted.get(book)
  if (known) return known
  const squads = await seasonSquads(ports, book)
  if (!squads) return null
  const found = linesIn(squads, league, book)
  counted.set(book, found)
  return found
}

function linesIn(squads: readonly SquadRecord[], league: League, book: SeasonBook): SeasonLines {
  const inLeague = ({ leagueName }: CareerLine) =>
    leagueName === league.name || leagueName === league.fullName
  const all = squads.flatMap(({ career }) => career.filter(inLeague))
  const season = all.some((line) => line.season === book.season.name)
    ? book.season.name
    : lastSeason(all)
  const byPlayer = groupedBy(
    all.filter((line) => line.season === season),
    ({ playerId }) => playerId,
  )
  return { season, lines: squads.flatMap((squad) => linesOf(squad, byPlayer, book)) }
}

const linesOf = (
  { teamId, players }: SquadRecord,
  byPlayer: ReadonlyMap<string, readonly CareerLine[]>,
  book: SeasonBook,
): PlayerLine[] =>
  players.flatMap(({ id, name }) => {
    const own = byPlayer.get(id)
    return own
      ? [{ playerId: id, name, teamId, teamName: nameIn(book, teamId), ...careerTotals(own) }]
      : []
  })
