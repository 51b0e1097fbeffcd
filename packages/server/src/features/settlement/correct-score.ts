import { correctionEndpoints } from '@linmen/contract/console/correction.endpoints.ts'
import { enqueue } from '#jobs/jobs.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { finalScoreOf } from '#features/match/public.ts'
import { settleCorrection } from './apply-correction.ts'
import { movesOf, movesOfMark, unfit } from './correction-moves.ts'
import {
  addCorrection,
  correctionsOf,
  lockCorrection,
  moveCorrection,
} from './score-correction.repo.ts'

export const previewCorrection = query(
  correctionEndpoints.previewCorrection,
  async (db, { matchId, ...score }, { nowMs, refuse }) => {
    const was = await finalScoreOf(db, matchId)
    if (!was) return refuse('correction.not_finished', {})
    const fault = unfit(was, score)
    if (fault) return refuse(`correction.${fault}`, {})
    return movesOf(db, matchId, { was, score, nowMs })
  },
)

export const previewMark = query(
  correctionEndpoints.previewMark,
  (db, { matchId, mark }, { nowMs }) => movesOfMark(db, matchId, { mark, nowMs }),
)

/** A score is set right at once where little rests on it; otherwise a second person has to agree. */
export const proposeCorrection = command(
  correctionEndpoints.proposeCorrection,
  async (tx, { matchId, reason, ...score }, { actor, nowMs, ports, refuse }) => {
    const was = await finalScoreOf(tx, matchId)
    if (!was) return refuse('correction.not_finished', {})
    const fault = unfit(was, score)
    if (fault) return refuse(`correction.${fault}`, {})
    const { nextSeq, waits } = await correctionsOf(tx, matchId)
    if (waits) return refuse('correction.open', {})
    const { from, to, plans, back, needsSecond } = await movesOf(tx, matchId, { was, score, nowMs })
    const row = await addCorrection(tx, {
      id: ports.ids.next('sc'),
      match_id: matchId,
      feed_seq: nextSeq,
      from_home: was.home,
      from_away: was.away,
      to_home: score.home,
      to_away: score.away,
      plans: plans.length,
      back,
      reason,
      state: needsSecond ? 'proposed' : 'agreed',
      proposed_by: actor.id,
      created_at_ms: nowMs,
    })
    if (!needsSecond) await enqueue(tx, settleCorrection, { id: row.id }, { key: row.id })
    const line = { atMs: nowMs, actor: actor.id, deed: 'correction.propose', subject: row.id }
    const detail = { matchId, plans: plans.length, back, needsSecond }
    await audit(tx, { ...line, why: reason, detail, before: { score: from }, after: { score: to } })
    return { id: row.id, state: row.state }
  },
)

export const decideCorrection = command(
  correctionEndpoints.decideCorrection,
  async (tx, { id, approve, reason }, { actor, nowMs, refuse }) => {
    const row = await lockCorrection(tx, id)
    if (row?.state !== 'proposed') return refuse('correction.decided', {})
    if (approve && row.proposed_by === actor.id) return refuse('correction.same_person', {})
    const state = approve ? ('agreed' as const) : ('rejected' as const)
    const decided = { decided_by: actor.id, decided_at_ms: nowMs, answer: reason }
    await moveCorrection(tx, row, state, decided)
    if (approve) await enqueue(tx, settleCorrection, { id }, { key: id })
    const deed = approve ? 'correction.agree' : 'correction.reject'
    await audit(tx, { atMs: nowMs, actor: actor.id, deed, subject: id, why: reason })
    return { id, state }
  },
)
