import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readPages } from '#kit/read.ts'
import { Card } from '#ui/card/card.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import s from './settled-choice.module.css'

interface SettledChoiceProps {
  readonly expertId: string
  readonly value: string
  readonly onChange: (matchId: string) => void
}

/** The matches of one's own settled plans, the latest first. */
export function SettledChoice({ expertId, value, onChange }: SettledChoiceProps) {
  const { data } = useInfiniteQuery(
    readPages(planEndpoints.list, { kind: 'all', pageSize: 10, expertId, stage: 'settled' }),
  )
  const plans = byMatch(data?.pages.flatMap(({ items }) => items) ?? [])
  return (
    <Card label="比赛">
      <Section inCard title="比赛">
        {data && plans.length === 0 && (
          <SmallEmpty title="还没有结算的方案" text="有方案结算后，可以选那场比赛写复盘" />
        )}
        <div role="radiogroup" aria-label="比赛" className={s.rows}>
          {plans.map(({ match, title }) => (
            <RadioRow
              key={match.matchId}
              name="match"
              value={match.matchId}
              checked={match.matchId === value}
              onChange={onChange}
              title={`${match.home} vs ${match.away}`}
              note={title}
            />
          ))}
        </div>
      </Section>
    </Card>
  )
}

const byMatch = (plans: readonly PlanSummary[]) => [
  ...new Map(
    plans
      .filter(({ match }) => match.homeGoals !== undefined)
      .map((plan) => [plan.match.matchId, plan]),
  ).values(),
]
