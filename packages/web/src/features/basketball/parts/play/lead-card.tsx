import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import {
  biggestWords,
  chartPeriods,
  leadWords,
  playedSeconds,
} from '@linmen/domain/match/basketball/basketball-story.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { useTicking } from '#kit/tick.ts'
import { Card } from '#ui/card/card.tsx'
import { LeadChart } from '#ui/lead-chart/lead-chart.tsx'
import { Section } from '#ui/section/section.tsx'
import { SidesLegend } from '#features/match-parts/parts/public.ts'
import s from './lead-card.module.css'

interface LeadCardProps {
  readonly info: BasketballInfo
  readonly leads: readonly { readonly at: number; readonly lead: number }[]
  /** The largest lead of either side. */
  readonly biggest: Pair
}

/** 分差走势 */
export function LeadCard({ info, leads, biggest }: LeadCardProps) {
  const { live, quarterSeconds, home, away } = info
  const now = useTicking((nowMs) => playedSeconds(live, quarterSeconds, tvNowMs(nowMs)))
  const names = { home: home.name, away: away.name }
  const words = leadWords(live.score, names)
  const most = biggestWords(biggest, names)
  return (
    <Card as="div">
      <Section inCard title="分差走势" fact={words} aside={<SidesLegend home="主" away="客" />}>
        {most && <p className={s.most}>{most}</p>}
        <div className={s.chart}>
          <LeadChart
            points={leads.map(({ at, lead }) => [at, lead] as const)}
            periods={chartPeriods(quarterSeconds, live.periods.length)}
            {...(now !== null && { now })}
            summary={`分差走势：${[words, most].filter(Boolean).join('，')}`}
          />
        </div>
      </Section>
    </Card>
  )
}
