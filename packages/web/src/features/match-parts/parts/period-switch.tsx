import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import { useNotedChoice } from '#kit/noted-choice.ts'
import { Segmented } from '#ui/segmented/segmented.tsx'

const PERIODS = [
  { key: 'before' as const, label: '赛前' },
  { key: 'inPlay' as const, label: '滚球' },
]

interface PeriodSwitchProps {
  readonly period: MarketPeriod
  readonly onChange: (period: MarketPeriod) => void
}

/** The period somebody chose, as the address names it; null where they chose none. */
export const usePeriodChoice = () => useNotedChoice<MarketPeriod, null>('period', PERIODS, null)

/** Prices before kick-off or those of play, for everything that has both. */
export const PeriodSwitch = ({ period, onChange }: PeriodSwitchProps) => (
  <Segmented label="时段" items={PERIODS} value={period} onChange={onChange} />
)
