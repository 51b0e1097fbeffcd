import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Section } from '#ui/section/section.tsx'
import { PlanItem } from '#features/plan/parts/plan-item.tsx'
import { StageList } from '#features/plan/parts/stage-list.tsx'
import { planQueries } from '#features/plan/plan.queries.ts'
import { stageOf } from '#features/plan/plan-stages.ts'
import { usePlanPages } from '#features/plan/use-plan-pages.ts'

/** What was bought and still waits for its match, with the plan a message or a link is about on top. */
export function Page() {
  const { id } = useScreenParams('PlanBoxPage')
  const [word = 'waiting', choose] = useNotedWord('stage')
  const { key, stage, empty } = stageOf(word)
  const query = usePlanPages({ mine: 'bought', stage })
  const action = { text: '去看方案', href: hrefTo('HomePlan') }
  return (
    <StageList
      title="方案盒"
      stage={key}
      onStage={choose}
      query={query}
      top={id !== undefined && <Named id={id} />}
      empty={{ title: empty, text: '买过而未开赛的方案会先放在这里', action }}
    />
  )
}

function Named({ id }: { id: string }) {
  const { data } = useQuery(planQueries.detail(id))
  const { currency } = useHost()
  if (!data) return null
  return (
    <Section title="这一篇">
      <PlanItem plan={data} currency={currency} />
    </Section>
  )
}
