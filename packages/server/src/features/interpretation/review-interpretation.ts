import { workDesks } from '@linmen/contract/console/work-desks.ts'
import { workEndpoints } from '@linmen/contract/console/work.endpoints.ts'
import { sql } from 'kysely'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { outOfView, viewNews } from '#kit/operator/out-of-view.ts'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'
import { linkTo, tellMember } from '#features/message/public.ts'

/** An operator takes a text or a film from view, or shows it again. */
export const reviewInterpretation = command(
  workEndpoints.reviewInterpretation,
  async (tx, { id, hidden, reason }, call) => {
    const { actor, nowMs, refuse } = call
    const before = await tx
      .selectFrom('interpretation')
      .select(['expert_id', 'title', 'hidden_at_ms', 'hidden_reason'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before || (before.hidden_at_ms !== null) === hidden) return refuse('console.work', {})
    const after = outOfView({ hidden, reason }, call)
    await tx.updateTable('interpretation').set(after).where('id', '=', id).execute()
    await tellMember(tx, call, {
      memberId: before.expert_id,
      kind: 'system',
      ...viewNews('解读', before.title, { hidden, reason }),
      link: linkTo.interpretation(id),
    })
    const deed = hidden ? 'interpretation.hide' : 'interpretation.show'
    await audit(tx, { atMs: nowMs, actor: actor.id, deed, subject: id, why: reason, before, after })
    return {}
  },
)

const stage = (nowMs: number) => sql`
  case when i.result is not null then 'settled' when i.kickoff_ms > ${nowMs} then 'onSale'
    else 'closed' end`
const view = sql`case when i.hidden_at_ms is null then 'shown' else 'hidden' end`

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
