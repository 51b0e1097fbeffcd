import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import type { LotteryPlaces } from '#sport/fixture.ts'

/** The national games that carry a match. 任九 is played on the same fourteen matches as 胜负彩. */
export const lotteryGames = (sport: Sport, places: LotteryPlaces): LotteryGame[] => [
  ...(places.single
    ? ([sport === 'football' ? 'footballSingle' : 'basketballSingle'] as const)
    : []),
  ...(places.beijing ? (['beijingSingle'] as const) : []),
  ...(places.pool ? (['winDrawLose', 'pickNine'] as const) : []),
]
