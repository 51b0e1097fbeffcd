import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import type { RatingSummary } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { ratingsOf, whyNotRate, type WhyNotRate } from '@linmen/domain/interpretation/rating.ts'
import type { Tx } from '#db/port.ts'
import type { CommandCall } from '#kit/call.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { findInterpretation } from './interpretation.repo.ts'
import { unlockedAmong } from './opened.repo.ts'
import { addNote, hasRated, notePage, scoresOf } from './note.repo.ts'

const NOTES_A_PAGE = 10
const EXPERT_WINDOW_MS = 90 * 86_400_000

export const rate = command(interpretationEndpoints.rate, (tx, { id, rating: said }, call) =>
  rateInterpretation(tx, { id, score: said.score, content: said.content ?? '' }, call),
)

export interface Rating {
  readonly id: string
  readonly score: number
  readonly content: string
}

interface RateCall extends Pick<CommandCall, 'nowMs'> {
  readonly ports: Pick<CommandCall['ports'], 'ids'>
  readonly actor: { readonly id: string }
  readonly refuse: (code: `interpretation.${WhyNotRate | 'not_found'}`, data: {}) => never
}

/** Stars and words of somebody who unlocked it, once. */
export async function rateInterpretation(
  tx: Tx,
  { id, score, content }: Rating,
  { actor, nowMs, ports, refuse }: RateCall,
): Promise<RatingSummary> {
  const row = (await findInterpretation(tx, id)) ?? refuse('interpretation.not_found', {})
  const why = whyNotRate({
    unlocked: (await unlockedAmong(tx, { memberId: actor.id, nowMs }, [id])).has(id),
    rated: await hasRated(tx, id, actor.id),
  })
  if (why) refuse(`interpretation.${why}`, {})
  const added = await addNote(tx, {
    id: ports.ids.next('in'),
    interpretation_id: id,
    expert_id: row.expert_id,
    member_id: actor.id,
    score,
    content: content.trim(),
    reply: null,
    replied_at_ms: null,
    created_at_ms: nowMs,
  })
  if (!added) refuse('interpretation.rated', {})
  return ratingsOf(await scoresOf(tx, { interpretationId: id }))
}

export const rating = query(
  interpretationEndpoints.rating,
  async (db, { id, withInfo }, { nowMs, refuse }) => {
    const row = (await findInterpretation(db, id)) ?? refuse('interpretation.not_found', {})
    const recent = { expertId: row.expert_id, sinceMs: nowMs - EXPERT_WINDOW_MS }
    const wish = { pageNo: 1, pageSize: NOTES_A_PAGE }
    return {
      own: ratingsOf(await scoresOf(db, { interpretationId: id })),
      expert: ratingsOf(await scoresOf(db, recent)),
      ...(withInfo && { notes: (await notePage(db, id, wish)).items }),
    }
  },
)

export const listNotes = query(
  interpretationEndpoints.listNotes,
  (db, { interpretationId, pageNo }) =>
    notePage(db, interpretationId, { pageNo, pageSize: NOTES_A_PAGE }),
)
