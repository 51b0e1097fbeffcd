import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import type { Reader } from '#db/port.ts'

export interface Asked {
  readonly issue: string
  readonly game: LotteryGame
}

export const isPool = (game: LotteryGame) => game === 'winDrawLose' || game === 'pickNine'

/** Places of the recorded matches of an issue, by match. */
export async function recordedPlaces(
  db: Reader,
  { issue, game }: Asked,
): Promise<Map<string, number>> {
  if (isPool(game)) {
    const rows = await db
      .selectFrom('fixture')
      .select(['id', 'pool_place as place'])
      .where('pool_issue', '=', issue)
      .execute()
    return new Map(rows.map(({ id, place }) => [id, place ?? 0]))
  }
  if (game !== 'beijingSingle') return new Map()
  const rows = await db
    .selectFrom('fixture')
    .select(['id', 'beijing_number as place'])
    .where('beijing_issue', '=', issue)
    .execute()
  return new Map(rows.map(({ id, place }) => [id, place ?? 0]))
}
