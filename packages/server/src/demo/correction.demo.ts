import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'
import { finalScoreOf } from '#features/match/public.ts'
import { movesOf } from '#features/settlement/correction-moves.ts'
import { addCorrection, correctionsOf } from '#features/settlement/score-correction.repo.ts'
import type { Ports } from '#kit/ports.ts'

/** As many plans as make a second person necessary; fewer of them may turn. */
const MANY = 20
const LOOKED_AT = 40
const REASONS = ['赛事官网公告，补时进球取消', '数据商补发的比分与录像不同']

/** Scores of long ago that somebody wants set right, and enough rests on them that another person has to agree. */
export async function seedCorrection(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const reasons = [...REASONS]
  await ports.db.transaction(async (tx) => {
    const known = tx.selectFrom('score_correction').select('id').where('proposed_by', '=', 'ris')
    if (await known.limit(1).executeTakeFirst()) return
    for (const matchId of await muchWritten(tx)) {
      const was = await finalScoreOf(tx, matchId)
      const reason = reasons[0]
      if (!was || reason === undefined) continue
      const score = oneGoalLess(was)
      const { plans, back, needsSecond } = await movesOf(tx, matchId, { was, score, nowMs })
      if (!needsSecond) continue
      reasons.shift()
      await addCorrection(tx, {
        ...{ id: ports.ids.next('sc'), match_id: matchId, plans: plans.length, back, reason },
        feed_seq: (await correctionsOf(tx, matchId)).nextSeq,
        ...{ from_home: was.home, from_away: was.away, to_home: score.home, to_away: score.away },
        ...{ state: 'proposed', proposed_by: 'ris', created_at_ms: nowMs },
      })
    }
  })
}

/** Matches that many plans were about, the oldest first. */
async function muchWritten(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from fixture f join plan p on p.match_id = f.id
    where f.sport = 'football' and p.result is not null
    group by f.id having count(*) >= ${MANY}
    order by f.kick_off_at_ms, f.id limit ${LOOKED_AT}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whoever has scored has one goal less; without a goal there is one more. */
const oneGoalLess = ({ home, away }: Pair): Pair =>
  home > 0 ? { home: home - 1, away } : { home, away: away > 0 ? away - 1 : 1 }
