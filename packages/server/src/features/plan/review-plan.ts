import { workDesks } from '@linmen/contract/console/work-desks.ts'
import { workEndpoints } from '@linmen/contract/console/work.endpoints.ts'
import { sql } from 'kysely'
import { command } from '#kit/command.ts'
import { stageOf, viewOf } from '#kit/operator/out-of-view.ts'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'
import { changeView, linkTo } from '#features/message/public.ts'
import { lockView, setView } from './plan.repo.ts'

/** An operator takes a plan from view, or shows it again. Nobody is paid back by it: that is a deed of its own. */
export const reviewPlan = command(workEndpoints.reviewPlan, async (tx, wish, call) => {
  const work = { kind: 'plan', name: '方案', link: linkTo.plan } as const
  const changed = await changeView(tx, call, { ...work, lock: lockView, set: setView, wish })
  return changed ? {} : call.refuse('console.work', {})
})

const view = viewOf('p')
const stage = (nowMs: number) => stageOf('p', nowMs)

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
