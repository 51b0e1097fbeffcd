import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import type { RatioPeriod } from '@linmen/contract/expert/ranking.schemas.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { RatioRow } from './ratio-row.tsx'
import { SportBar } from './sport-bar.tsx'
import s from './ratio-list.module.css'

const PERIODS: readonly { key: RatioPeriod; label: string }[] = [
  { key: 'week', label: '7 天' },
  { key: 'fortnight', label: '15 天' },
  { key: 'month', label: '30 天' },
  { key: 'ever', label: '全部' },
]

interface RatioListProps {
  readonly sport: Sport
  readonly period: string
  readonly onSport: (sport: Sport) => void
  readonly onPeriod: (period: RatioPeriod) => void
}

/** Experts by their share of hits over some days. */
export function RatioList({ sport, period: word, onSport, onPeriod }: RatioListProps) {
  const period = PERIODS.find(({ key }) => key === word)?.key ?? 'month'
  const query = useQuery(read(planEndpoints.winRatios, { period, sport, order: 8 }))
  return (
    <PageFrame title="准确率">
      <SportBar sport={sport} onSport={onSport} />
      <div className={s.chips} role="group" aria-label="时间">
        {PERIODS.map(({ key, label }) => (
          <Chip key={key} active={key === period} onClick={() => onPeriod(key)}>
            {label}
          </Chip>
        ))}
      </div>
      <Loaded
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ items }) => items.length === 0}
        empty={{ title: '样本不足', text: '这段时间没有专家结算满 5 场', sport }}
      >
        {({ items }) =>
          items.map((ratio, at) => <RatioRow key={ratio.expert.id} ratio={ratio} place={at + 1} />)
        }
      </Loaded>
      <Hint>满 5 场才列出　走盘不计胜负，盈利率按每场一单位</Hint>
    </PageFrame>
  )
}
