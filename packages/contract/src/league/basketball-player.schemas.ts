import { named, nullable } from '#kit/codec.ts'
import { decimal, int, text } from '#kit/scalars.ts'
import { list, record, shape } from '#kit/shapes.ts'
import { team } from './atlas.schemas.ts'
import { basketballRow } from './match-row.schemas.ts'
import { careerLine, honour, playerDetail, transfer } from './player.schemas.ts'

/** Figures per match, with the number of matches they are of. */
const averages = shape({
  appearances: named('matchNum', int()),
  figures: named('dataMap', record(decimal)),
})

export const basketballPlayer = shape({
  player: playerDetail,
  honours: named('honorNum', int()),
  seasons: named('seasonNum', int()),
})

/** A team's players by points per match in their last season on record. */
export const teamPlayers = shape({
  team,
  season: named('seasonName', nullable(text({ max: 20 }))),
  players: named(
    'playerList',
    list(shape({ rank: int({ min: 1 }), player: playerDetail, averages: nullable(averages) })),
  ),
})

export const playerTransfers = shape({
  player: playerDetail,
  transfers: named('transferList', list(transfer)),
})

export const playerHonours = shape({
  player: playerDetail,
  honours: named('honorList', list(honour)),
})

export const playerCareer = shape({
  player: playerDetail,
  career: named('careerList', list(careerLine)),
  averages: named('averageMap', averages),
})

/** Plus and minus may be below nothing. */
const figures = record(int({ min: -999 }))
const playerMatch = shape({ match: basketballRow, figures: named('dataMap', figures) })

/** Those of his team's last matches in which he played, newest first. */
export const playerMatches = shape({
  player: playerDetail,
  matches: named('matchList', list(playerMatch)),
})

/** How he plays now: his last matches on average, and his best in each figure. */
export const playerForm = shape({
  player: playerDetail,
  recent: named('recentMap', averages),
  best: named('bestMap', figures),
})

export const playerContribution = shape({
  player: playerDetail,
  matches: named('matchNum', int()),
  contributions: named(
    'contributionList',
    list(
      shape({
        figure: named('key', text({ max: 20 })),
        own: named('value', int()),
        team: named('teamValue', int()),
        percent: named('per', int({ max: 100 })),
      }),
    ),
  ),
})
