import { named, nullable } from '#kit/codec.ts'
import { id, text, words } from '#kit/scalars.ts'
import { list, shape, type Shape } from '#kit/shapes.ts'
import { pair } from '#match/match-live.schemas.ts'
import { leagueHead, stage, team } from './atlas.schemas.ts'
import { basketballRow, footballRow } from './match-row.schemas.ts'

/** One match, two legs or a series. Home is who was at home first. */
const tieOf = <Row>(row: Shape<Row>) =>
  shape({
    id: named('tieId', id),
    home: team,
    away: team,
    aggregate: named('aggScore', pair),
    winnerId: nullable(id),
    decidedBy: named(
      'decideType',
      nullable(words({ goals: 1, extraTime: 2, penalties: 3, games: 4 })),
    ),
    /** The ties these two came from. */
    from: named('fromTieList', list(id, { max: 2 })),
    legs: named('matchList', list(row, { max: 9 })),
  })

const bracketOf = <Row>(row: Shape<Row>) =>
  shape({
    ...leagueHead,
    stage: nullable(stage),
    /** From the first round to the final. */
    rounds: named(
      'roundList',
      list(
        shape({
          name: named('roundName', text({ max: 30 })),
          ties: named('tieList', list(tieOf(row))),
        }),
      ),
    ),
  })

export const footballBracket = bracketOf(footballRow)
export const basketballBracket = bracketOf(basketballRow)
