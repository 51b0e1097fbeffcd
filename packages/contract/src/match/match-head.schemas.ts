import { named, nullable } from '#kit/codec.ts'
import { lotteryGame } from '#kit/legacy-words.ts'
import { day, flag, id, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { statusWords } from './football.schemas.ts'

/** What the page of a match says of it in both sports, before anything of its course. */
export const matchHead = {
  id: named('matchId', id),
  feedId: named('qtMatchId', id),
  followed: named('isFollow', flag),
  leagueId: id,
  leagueName: text({ max: 20 }),
  colour: text({ max: 7 }),
  seasonName: text({ max: 20 }),
  roundName: text({ max: 40 }),
  kickOffAtMs: named('matchTime', moment),
  day: named('matchDate', day),
  neutral: named('middle', flag),
  venue: nullable(shape({ name: text({ max: 40 }), city: text({ max: 40 }), capacity: int() })),
  number: named('matchNoCn', nullable(text({ max: 8 }))),
  lotteries: named('lotteryList', list(lotteryGame)),
  statusWords: named('matchStatus', statusWords),
  video: named('is_video', flag),
  cartoon: named('is_cartoon', flag),
}
