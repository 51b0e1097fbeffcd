import { workDesks } from '@linmen/contract/console/work-desks.ts'
import { workEndpoints } from '@linmen/contract/console/work.endpoints.ts'
import { sql } from 'kysely'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { outOfView, viewNews } from '#kit/operator/out-of-view.ts'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'
import { linkTo, tellMember } from '#features/message/public.ts'

/** An operator takes a plan from view, or shows it again. Nobody is paid back by it: that is a deed of its own. */
export const reviewPlan = command(
  workEndpoints.reviewPlan,
  async (tx, { id, hidden, reason }, call) => {
    const { actor, nowMs, refuse } = call
    const before = await tx
      .selectFrom('plan')
      .select(['expert_id', 'title', 'hidden_at_ms', 'hidden_reason'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before || (before.hidden_at_ms !== null) === hidden) return refuse('console.work', {})
    const after = outOfView({ hidden, reason }, call)
    await tx.updateTable('plan').set(after).where('id', '=', id).execute()
    await tellMember(tx, call, {
      memberId: before.expert_id,
      kind: 'system',
      ...viewNews('方案', before.title, { hidden, reason }),
      link: linkTo.plan(id),
    })
    const deed = hidden ? 'plan.hide' : 'plan.show'
    await audit(tx, { atMs: nowMs, actor: actor.id, deed, subject: id, why: reason, before, after })
    return {}
  },
)

const stage = (nowMs: number) => sql`
  case when p.result is not null then 'settled' when p.kickoff_ms > ${nowMs} then 'onSale'
    else 'closed' end`
const view = sql`case when p.hidden_at_ms is null then 'shown' else 'hidden' end`

/** Plans as everybody may read them: what is paid for stays closed here, too. */
export const planTable = serveDesk(
  workDesks.plans,
  (wish, { nowMs }) => sql`
    select p.id, p.published_at_ms as "atMs", p.expert_id as "expertId", m.nickname as expert,
      p.title, case when p.pool_issue is null
        then p.league_name || ' ' || p.home_name || ' vs ' || p.away_name
        else p.league_name || ' 第 ' || p.pool_issue || ' 期' end as match,
      p.kickoff_ms as "kickOffAtMs", p.price,
      ${stage(nowMs)} as stage, ${view} as view, p.teaser, p.hidden_reason as "hiddenReason",
      p.hidden_by as "hiddenBy", p.hidden_at_ms as "hiddenAtMs"
    from plan p join member m on m.id = p.expert_id
    where true
      ${asked(wish.view, (word) => sql`${view} = ${word}`)}
      ${asked(wish.stage, (word) => sql`${stage(nowMs)} = ${word}`)}
      ${asked(
        wish.q,
        (word) =>
          sql`(${word} in (p.id, p.plan_no, p.expert_id, m.nickname) or position(${word} in p.title) > 0)`,
      )}
    order by p.published_at_ms desc, p.id`,
)
