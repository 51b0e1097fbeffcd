import type { OutputOf } from '@linmen/contract'
import { correctionEndpoints } from '@linmen/contract/console/correction.endpoints.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { PoolMark } from '@linmen/domain/lottery/pool-draw.ts'
import { add, NOTHING } from '@linmen/domain/money/cents.ts'
import { correctionNeedsSecond } from '@linmen/domain/operator/correction-rules.ts'
import type { Reader } from '#db/port.ts'
import { matchOutcomes, type FinalScore } from '#features/match/public.ts'
import {
  matchesOf,
  movedByCorrection,
  settledPlansOf,
  type MovedPlan,
} from '#features/plan/public.ts'
import { officialMarks } from '#features/lottery/public.ts'

type Moves = OutputOf<typeof correctionEndpoints.previewCorrection>

/** Why this score cannot be stated for the match, if so. */
export function unfit(was: FinalScore, { home, away }: Pair): 'same' | 'level' | null {
  if (was.home === home && was.away === away) return 'same'
  return was.sport === 'basketball' && home === away ? 'level' : null
}

/** Everything that rests on the score of a match and would be another with this one. */
export async function movesOf(
  db: Reader,
  matchId: string,
  { was, score, nowMs }: { was: Pair; score: Pair; nowMs: number },
): Promise<Moves> {
  const outcomes = await outcomesAround(db, matchId)
  outcomes.set(matchId, { state: 'finished', ...score })
  const moved = await movedByCorrection(db, matchId, { outcomeOf: (id) => outcomes.get(id), nowMs })
  return told(db, moved, { from: scoreText(was), to: scoreText(score) })
}

/** Every plan on a pool that would come to something else if this were drawn for a match. One person states it. */
export async function movesOfMark(
  db: Reader,
  matchId: string,
  { mark, nowMs }: { mark: PoolMark | 'score'; nowMs: number },
): Promise<Moves> {
  const outcomes = await outcomesAround(db, matchId)
  const drawn = mark === 'score' ? null : mark
  const outcomeOf = (id: string) => outcomes.get(id)
  const moved = await movedByCorrection(db, matchId, { outcomeOf, nowMs, drawn })
  const marks = await officialMarks(db, 'winDrawLose', [matchId])
  const moves = await told(db, moved, { from: markText(marks.get(matchId)), to: markText(drawn) })
  return { ...moves, needsSecond: false }
}

const outcomesAround = async (db: Reader, matchId: string) =>
  matchOutcomes(db, [...new Set((await settledPlansOf(db, matchId)).flatMap(matchesOf))])

const markText = (mark: PoolMark | null | undefined) => (mark ? `彩果 ${mark}` : '按比分')

async function told(
  db: Reader,
  moved: readonly MovedPlan[],
  words: { readonly from: string; readonly to: string },
): Promise<Moves> {
  const changed = moved.filter(({ from, to }) => from !== to)
  const back = add(NOTHING, ...changed.map((plan) => plan.back))
  const names = await namesOf(db, [...new Set(changed.map(({ expertId }) => expertId))])
  return {
    ...words,
    plans: changed.map(({ expertId, restores: _, ...plan }) => ({
      ...plan,
      expert: names.get(expertId) ?? expertId,
    })),
    rewritten: moved.length - changed.length,
    orders: changed.reduce((sum, { orders }) => sum + orders, 0),
    back,
    restored: changed.filter(({ restores }) => restores).length,
    experts: names.size,
    needsSecond: correctionNeedsSecond({ back, plans: changed.length }),
  }
}

const scoreText = ({ home, away }: Pair) => `${home}:${away}`

async function namesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['id', 'nickname'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}
