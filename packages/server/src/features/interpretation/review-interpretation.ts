import { workDesks } from '@linmen/contract/console/work-desks.ts'
import { workEndpoints } from '@linmen/contract/console/work.endpoints.ts'
import { sql } from 'kysely'
import { command } from '#kit/command.ts'
import { outOfView, stageOf, viewOf } from '#kit/operator/out-of-view.ts'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'
import { linkTo, tellOfView } from '#features/message/public.ts'

/** An operator takes a text or a film from view, or shows it again. */
export const reviewInterpretation = command(
  workEndpoints.reviewInterpretation,
  async (tx, { id, hidden, reason }, call) => {
    const before = await tx
      .selectFrom('interpretation')
      .select(['expert_id', 'title', 'hidden_at_ms', 'hidden_reason'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before || (before.hidden_at_ms !== null) === hidden) return call.refuse('console.work', {})
    const after = outOfView({ hidden, reason }, call)
    await tx.updateTable('interpretation').set(after).where('id', '=', id).execute()
    const link = linkTo.interpretation(id)
    const seen = { id, kind: 'interpretation', name: '解读', link, before, after } as const
    await tellOfView(tx, call, { ...seen, wish: { hidden, reason } })
    return {}
  },
)

const view = viewOf('i')
const stage = (nowMs: number) => stageOf('i', nowMs)

/** Texts and films as everybody may read them. */
export const interpretationTable = serveDesk(
  workDesks.interpretations,
  (wish, { nowMs }) => sql`
    select i.id, i.published_at_ms as "atMs", i.expert_id as "expertId", m.nickname as expert,
      i.title, i.league_name || ' ' || i.home_name || ' vs ' || i.away_name as match,
      i.kickoff_ms as "kickOffAtMs", i.price,
      ${stage(nowMs)} as stage, ${view} as view, i.teaser, i.medium, i.lead,
      i.hidden_reason as "hiddenReason",
      i.hidden_by as "hiddenBy", i.hidden_at_ms as "hiddenAtMs"
    from interpretation i join member m on m.id = i.expert_id
    where true
      ${asked(wish.view, (word) => sql`${view} = ${word}`)}
      ${asked(wish.medium, (word) => sql`i.medium = ${word}`)}
      ${asked(wish.stage, (word) => sql`${stage(nowMs)} = ${word}`)}
      ${asked(
        wish.q,
        (word) =>
          sql`(${word} in (i.id, i.expert_id, m.nickname) or position(${word} in i.title) > 0)`,
      )}
    order by i.published_at_ms desc, i.id`,
)
