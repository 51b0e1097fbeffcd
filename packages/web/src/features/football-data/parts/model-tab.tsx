import { whyMissing, type WhyMissing } from '@linmen/domain/prediction/missing-prediction.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNowMs } from '#kit/clock.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { modelQueries } from '#features/football-data/model.queries.ts'
import { ModelCards } from './model-cards.tsx'
import s from './tab.module.css'
import type { OfMatch } from './tabs.tsx'

/** What our model said about the match before it began. */
export function ModelTab({ matchId }: OfMatch) {
  const query = useQuery(modelQueries.ofMatch(matchId))
  return (
    <div className={s.tab}>
      <Loaded query={query} skeleton={<SkeletonCards count={2} />}>
        {({ matches }) => {
          const predictionId = matches[0]?.predictionId ?? null
          return predictionId === null ? (
            <Missing matchId={matchId} />
          ) : (
            <Prediction predictionId={predictionId} />
          )
        }}
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
  tooFew: { title: '样本不足', text: '两队收录的比赛还不够，暂不给出概率' },
  neverWritten: { title: '本场没有赛前预测', text: '预测只在开赛前公布，赛后不补' },
}

function Missing({ matchId }: OfMatch) {
  const query = useQuery(analysisQueries.info(matchId))
  return (
    <Loaded query={query} skeleton={<SkeletonCards count={1} />}>
      {({ kickOffAtMs }) => <EmptyState {...REASONS[whyMissing(kickOffAtMs, serverNowMs())]} />}
    </Loaded>
  )
}
