import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useNotedChoice } from '#kit/noted-choice.ts'
import { InSteps } from '#kit/pages/in-steps.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { BoutsCard } from './bouts-card.tsx'
import { ExtremityCard } from './extremity-card.tsx'
import { FormCard } from './form-card.tsx'
import { FutureCard } from './future-card.tsx'
import { GoalTimesCard } from './goal-times-card.tsx'
import { KeyPointsCard } from './key-points-card.tsx'
import { StandingCard } from './standing-card.tsx'
import s from '#features/football/parts/tab.module.css'
import type { OfMatch } from '#features/football/of-match.ts'

const News = lazyPart(async () => (await import('./intelligence-panel.tsx')).IntelligencePanel)

const SIDES = [
  { key: 'records' as const, label: '战绩' },
  { key: 'news' as const, label: '情报' },
]

/** What is recorded about both sides, and what is known beyond it. */
export function AnalysisTab({ matchId }: OfMatch) {
  const [side, setSide] = useNotedChoice('side', SIDES, 'records')
  return (
    <div className={s.tab}>
      <div className={s.top}>
        <Segmented label="分析内容" items={SIDES} value={side} onChange={setSide} />
      </div>
      {side === 'records' ? (
        <InSteps>
          <KeyPointsCard matchId={matchId} />
          <StandingCard matchId={matchId} />
          <BoutsCard matchId={matchId} />
          <FormCard matchId={matchId} />
          <ExtremityCard matchId={matchId} />
          <GoalTimesCard matchId={matchId} />
          <FutureCard matchId={matchId} />
        </InSteps>
      ) : (
        <Suspense fallback={<SkeletonCards />}>
          <News matchId={matchId} />
        </Suspense>
      )}
      <Hint>由收录的比赛计算　仅供理性参考</Hint>
    </div>
  )
}
