import type { LeaderEntry } from '@linmen/contract/league/league-statistics.schemas.ts'
import type { League } from '@linmen/domain/sport/atlas.ts'
import {
  leadersBy,
  leadersPerMatch,
  leastMatches,
  type Leader,
  type PlayerLine,
} from '@linmen/domain/standings/player-lines.ts'
import type { Ports } from '#kit/ports.ts'
import { seasonLines } from './player-lines.ts'
import type { SeasonBook } from './season-book.ts'

const SHOWN = 20

const NOBODY = { playersReady: false, playerSeason: null, assists: [] }
/** Not asked for, or not all squads are there yet. */
export const NO_SCORERS = { ...NOBODY, scorers: [], cards: [] }
export const NO_LEADERS = { ...NOBODY, leastAppearances: 0, points: [], rebounds: [] }

/** Who scored, set up and was booked most. */
export async function footballLeaders(ports: Ports, league: League, book: SeasonBook) {
  const found = await seasonLines(ports, league, book)
  if (!found) return NO_SCORERS
  const { season, lines } = found
  const booked = lines.map((line) => ({
    ...line,
    figures: { ...line.figures, cards: cardsOf(line) },
  }))
  return {
    playersReady: true,
    playerSeason: season,
    scorers: leadersBy(lines, { by: 'goals', tie: 'assists' }, SHOWN).map(presentLeader),
    assists: leadersBy(lines, { by: 'assists', tie: 'goals' }, SHOWN).map(presentLeader),
    cards: leadersBy(booked, { by: 'cards', tie: 'red' }, SHOWN).map(presentLeader),
  }
}

/** The best per match. */
export async function basketballLeaders(ports: Ports, league: League, book: SeasonBook) {
  const found = await seasonLines(ports, league, book)
  if (!found) return NO_LEADERS
  const { season, lines } = found
  const best = (figure: string) => leadersPerMatch(lines, figure, SHOWN).map(presentLeader)
  return {
    playersReady: true,
    playerSeason: season,
    leastAppearances: leastMatches(lines),
    points: best('points'),
    rebounds: best('rebounds'),
    assists: best('assists'),
  }
}

/** Yellow and red ones together. */
const cardsOf = ({ figures }: PlayerLine) => (figures['yellow'] ?? 0) + (figures['red'] ?? 0)

const presentLeader = ({ rank, playerId, name, teamId, ...line }: Leader): LeaderEntry => ({
  rank,
  playerId,
  name,
  teamId,
  teamName: line.teamName,
  appearances: line.appearances,
  value: line.value,
})
