import { hrefTo } from '#kit/go.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { useScreenParams } from '#kit/shown.ts'
import { StageList } from '#features/plan/parts/stage-list.tsx'
import { stageOf } from '#features/plan/plan-stages.ts'
import { usePlanPages } from '#features/plan/use-plan-pages.ts'

export function Page() {
  const { tab } = useScreenParams('MyLookPlanPage')
  const [word = tab, choose] = useNotedWord('stage')
  const { key, stage, empty } = stageOf(word)
  const query = usePlanPages({ mine: 'bought', stage })
  const action = { text: '去看方案', href: hrefTo('HomePlan') }
  return (
    <StageList
      title="看过的方案"
      stage={key}
      onStage={choose}
      query={query}
      empty={{ title: empty, text: '买过的方案都会留在这里', action }}
    />
  )
}
