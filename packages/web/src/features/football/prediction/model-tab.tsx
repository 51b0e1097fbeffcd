import type { WhyMissing } from '@linmen/domain/prediction/missing-prediction.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { modelQueries } from './model.queries.ts'
import { ModelCards } from './model-cards.tsx'
import s from '#features/football/parts/tab.module.css'
import type { OfMatch } from '#features/football/of-match.ts'

const ASK_AGAIN_MS = 2000

/** What our model said about the match before it began. */
export function ModelTab({ matchId }: OfMatch) {
  const query = useQuery({
    ...modelQueries.ofMatch(matchId),
    refetchInterval: ({ state }) =>
      state.data?.matches[0]?.missing === 'soon' ? ASK_AGAIN_MS : false,
  })
  return (
    <div className={s.tab}>
      <Loaded query={query} skeleton={<SkeletonCards count={2} />}>
        {({ matches: [told] }) =>
          told?.predictionId ? (
            <Prediction predictionId={told.predictionId} />
          ) : (
            <EmptyState {...REASONS[told?.missing ?? 'soon']} />
          )
        }
      </Loaded>
      <Hint>概率不等于结果　模型仅供理性参考</Hint>
    </div>
  )
}

function Prediction({ predictionId }: { predictionId: string }) {
  const query = useQuery(modelQueries.detail(predictionId))
  return (
    <Loaded query={query} skeleton={<SkeletonCards count={2} />}>
      {(prediction) => <ModelCards prediction={prediction} />}
    </Loaded>
  )
}

const REASONS: Record<WhyMissing, { title: string; text: string }> = {
  notYet: { title: '预测还没有公布', text: '开赛前 36 小时内公布，公布后不再修改' },
  cup: { title: '杯赛没有预测', text: '模型只比较同一联赛的球队，不为杯赛给出概率' },
  tooFew: { title: '样本不足', text: '两队在本联赛收录的比赛还不够，暂不给出概率' },
  soon: { title: '正在计算', text: '正在读取本联赛近几个赛季的比赛，稍后自动显示' },
  neverWritten: { title: '本场没有赛前预测', text: '预测只在开赛前公布，赛后不补' },
}
