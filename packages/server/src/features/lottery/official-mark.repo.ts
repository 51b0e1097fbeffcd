import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import type { PoolMark } from '@linmen/domain/lottery/pool-draw.ts'
import type { Reader, Tx } from '#db/port.ts'
import { isPool } from './lottery.repo.ts'

/** Who draws: the pools, or 北单. */
export type Family = 'pool' | 'beijing'

const familyOf = (game: LotteryGame): Family => (isPool(game) ? 'pool' : 'beijing')

/** What was officially drawn for these matches, where somebody has written it down. */
export async function officialMarks(
  db: Reader,
  game: LotteryGame,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, PoolMark>> {
  if (matchIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lottery_mark')
    .select(['match_id', 'mark'])
    .where('family', '=', familyOf(game))
    .where('match_id', 'in', [...matchIds])
    .execute()
  return new Map(rows.map(({ match_id, mark }) => [match_id, mark]))
}

interface Place {
  readonly family: Family
  readonly matchId: string
}

/** Whether the match stands in an issue of theirs. */
export const isDrawn = async (tx: Tx, { family, matchId }: Place): Promise<boolean> =>
  (await tx
    .selectFrom('fixture')
    .select('id')
    .where('id', '=', matchId)
    .where(family === 'pool' ? 'pool_issue' : 'beijing_issue', 'is not', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined

export const officialMark = async (tx: Tx, { family, matchId }: Place): Promise<PoolMark | null> =>
  (
    await tx
      .selectFrom('lottery_mark')
      .select('mark')
      .where('family', '=', family)
      .where('match_id', '=', matchId)
      .executeTakeFirst()
  )?.mark ?? null

interface Written extends Place {
  readonly mark: PoolMark
  readonly reason: string
  readonly by: string
  readonly nowMs: number
}

export async function keepMark(tx: Tx, written: Written): Promise<void> {
  const { family, matchId, mark, reason, by, nowMs } = written
  const state = { mark, reason, changed_by: by, changed_at_ms: nowMs }
  await tx
    .insertInto('lottery_mark')
    .values({ family, match_id: matchId, ...state })
    .onConflict((conflict) => conflict.columns(['family', 'match_id']).doUpdateSet(state))
    .execute()
}

export const dropMark = (tx: Tx, { family, matchId }: Place) =>
  tx
    .deleteFrom('lottery_mark')
    .where('family', '=', family)
    .where('match_id', '=', matchId)
    .execute()
