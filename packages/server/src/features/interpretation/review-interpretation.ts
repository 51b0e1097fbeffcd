import { workDesks } from '@linmen/contract/console/work-desks.ts'
import { workEndpoints } from '@linmen/contract/console/work.endpoints.ts'
import { sql } from 'kysely'
import { command } from '#kit/command.ts'
import { stageOf, viewOf } from '#kit/operator/out-of-view.ts'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'
import { changeView, linkTo } from '#features/message/public.ts'
import { lockView, setView } from './interpretation.repo.ts'

/** An operator takes a text or a film from view, or shows it again. */
export const reviewInterpretation = command(
  workEndpoints.reviewInterpretation,
  async (tx, wish, call) => {
    const work = { kind: 'interpretation', name: '解读', link: linkTo.interpretation } as const
    const changed = await changeView(tx, call, { ...work, lock: lockView, set: setView, wish })
    return changed ? {} : call.refuse('console.work', {})
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
