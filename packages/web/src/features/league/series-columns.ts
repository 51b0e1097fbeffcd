import type { House } from '@linmen/contract/kit/codec.ts'
import type { basketballBracket } from '@linmen/contract/league/bracket.schemas.ts'
import type { BracketColumn, BracketTie } from '#ui/bracket/bracket.tsx'
import { hasPoints } from './basketball-words.ts'
import { momentWords } from './match-words.ts'

type Rounds = House<typeof basketballBracket>['rounds']
type Series = Rounds[number]['ties'][number]

interface Drawing {
  readonly hrefOf: (matchId: string) => string | undefined
  readonly nowMs: number
}

/**
 * Play-off series as they are drawn: games won, and every game below. Conferences play their rounds side by
 * side, so that 东部首轮 and 西部首轮 are one column.
 */
export function seriesColumns(rounds: Rounds, drawing: Drawing): BracketColumn[] {
  const columns = new Map<string, BracketTie[]>()
  for (const { name, ties } of rounds.toSorted(eastFirst)) {
    const [, conference = '', round = name] = /^(东部|西部)(.+)$/.exec(name) ?? []
    const drawnTies = ties.map((tie) => ({
      ...drawn(tie, drawing),
      ...(conference && { part: conference }),
    }))
    columns.set(round, [...(columns.get(round) ?? []), ...drawnTies])
  }
  const order = rounds.map(({ name }) => name.replace(/^(东部|西部)(?=.)/, ''))
  return [...columns]
    .map(([name, ties]) => ({ name, ties }))
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}

const eastFirst = (a: Rounds[number], b: Rounds[number]) =>
  Number(a.name.startsWith('西部')) - Number(b.name.startsWith('西部'))

function drawn(series: Series, { hrefOf, nowMs }: Drawing): BracketTie {
  const begun = series.legs.some(({ phase, score }) => score !== null && hasPoints(phase))
  return {
    id: series.id,
    home: { ...series.home, ...(begun && { total: series.aggregate.home }) },
    away: { ...series.away, ...(begun && { total: series.aggregate.away }) },
    winnerId: series.winnerId,
    from: series.from,
    legs: series.legs.map((game, at) => {
      const href = hrefOf(game.id)
      return {
        id: game.id,
        text: gameWords({ game, series, at }, nowMs),
        ...(href !== undefined && { href }),
      }
    }),
  }
}

/** Every game is written from the side that was at home first, like the total above it. */
function gameWords({ game, series, at }: GameOfSeries, nowMs: number): string {
  const number = series.legs.length > 1 ? `G${at + 1} ` : ''
  if (!game.score || !hasPoints(game.phase)) return number + momentWords(game.kickOffAtMs, nowMs)
  const { home, away } = game.score
  return number + (game.home.id === series.home.id ? `${home}-${away}` : `${away}-${home}`)
}

interface GameOfSeries {
  readonly game: Series['legs'][number]
  readonly series: Series
  readonly at: number
}
