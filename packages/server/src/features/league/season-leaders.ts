import type { LeaderEntry } from '@linmen/contract/sportdata/league-statistics.schemas.ts'
import {
  leadersBy,
  leadersPerMatch,
  type Leader,
  type PlayerLine,
} from '@linmen/domain/standings/player-lines.ts'
import type { Ports } from '#kit/ports.ts'
import { linesFromCareers, linesFromPlay } from './player-lines.ts'
import { fromBook, type SeasonBook } from './season-book.ts'

const SHOWN = 20

/** Who scored, set up and was booked most, counted from the reports of every match that is over. */
export async function seasonLeaders(ports: Ports, book: SeasonBook) {
  const lines = await fromBook(book, 'lines from play', () => linesFromPlay(ports, book))
  const cards = lines.map((line) => ({ ...line, figures: { cards: cardsOf(line) } }))
  return {
    scorers: leadersBy(lines, 'goals', SHOWN).map(presentLeader),
    assists: leadersBy(lines, 'assists', SHOWN).map(presentLeader),
    cards: leadersBy(cards, 'cards', SHOWN).map(presentLeader),
  }
}

/** The best per match in the season the squads' records know last, with the name of that season. */
export async function careerLeaders(ports: Ports, book: SeasonBook, figures: readonly string[]) {
  const { season, lines } = await fromBook(book, 'lines from careers', () =>
    linesFromCareers(ports, book),
  )
  const lists = figures.map((figure) =>
    leadersPerMatch(lines, figure, SHOWN).map((leader) =>
      presentLeader({ ...leader, value: Math.round(leader.value * 10) / 10 }),
    ),
  )
  return { season, lists }
}

/** A red card weighs as much as three yellow ones. */
const cardsOf = ({ figures }: PlayerLine) =>
  (figures['yellowCards'] ?? 0) + 3 * (figures['redCards'] ?? 0)

const presentLeader = ({ rank, playerId, name, value, ...line }: Leader): LeaderEntry => ({
  rank,
  playerId,
  name,
  teamId: line.teamId,
  teamName: line.teamName,
  ...(line.appearances !== null && { appearances: line.appearances }),
  value,
})
