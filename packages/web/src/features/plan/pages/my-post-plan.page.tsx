import { useNotedWord } from '#kit/noted-choice.ts'
import { useScreenParams } from '#kit/shown.ts'
import { StageList } from '#features/plan/parts/stage-list.tsx'
import { stageOf } from '#features/plan/plan-stages.ts'
import { usePlanPages } from '#features/plan/use-plan-pages.ts'

export function Page() {
  const { expertId, tab } = useScreenParams('MyPostPlanPage')
  const [word = tab, choose] = useNotedWord('stage')
  const { key, stage, empty } = stageOf(word)
  const query = usePlanPages({ expertId, stage })
  return (
    <StageList
      title="发布的方案"
      stage={key}
      onStage={choose}
      query={query}
      empty={{ title: empty, text: '发布后会按时间排在这里' }}
    />
  )
}
