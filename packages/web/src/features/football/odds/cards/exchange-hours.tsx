import type { MatchedHour } from '@linmen/contract/match/exchange.schemas.ts'
import { amountText } from '@linmen/domain/market/amount-text.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { useState } from 'react'
import { momentText } from '#sport/moment-text.ts'
import { Button } from '#ui/button/button.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { VolumeChart } from '#ui/volume-chart/volume-chart.tsx'
import { OUTCOME_NAMES } from '#features/football/odds/outcome-name.tsx'
import top from '#features/football/parts/tab.module.css'
import bars from './exchange-card.module.css'
import s from './market-cards.module.css'

const OUTCOMES = ['home', 'draw', 'away'] as const
const TICKS = [0, 1 / 3, 2 / 3, 1] as const

interface ExchangeHoursProps {
  readonly hours: readonly MatchedHour[]
}

/** What was matched in the last day before kick-off, hour by hour; nothing where the exchange told too little. */
export function ExchangeHours({ hours }: ExchangeHoursProps) {
  const [all, setAll] = useState(false)
  const [first, last] = [hours[0], hours.at(-1)]
  if (!first || !last) return null
  const sums = OUTCOMES.map((side) => hours.reduce((sum, hour) => sum + hour[side], 0))
  const total = `+${amountText(sums.reduce((sum, each) => sum + each, 0))}`
  const parts = OUTCOMES.map((side, at) => `${OUTCOME_NAMES[side]} +${amountText(sums[at]!)}`)
  const since = momentText(first.fromMs)
  return (
    <>
      <div className={top.top}>
        <span className={s.section}>24 小时成交</span>
        <span className={bars.since}>
          {since} 起 <b>{total}</b>
        </span>
      </div>
      <div className={bars.hours}>
        <VolumeChart
          spans={hours}
          ticks={TICKS.map((part) => {
            const at = first.fromMs + part * (last.untilMs - first.fromMs)
            return { at, text: beijingTime(at) }
          })}
          summary={`${since} 到 ${momentText(last.untilMs)} 成交 ${total}：${parts.join('，')}`}
        />
      </div>
      {all && <HourTable hours={hours} />}
      <p className={s.facts}>每柱为两次公布之间的成交，宽为时长，面积为金额</p>
      <div className={s.more}>
        <Button look="ghost" size="s" onClick={() => setAll(!all)}>
          {all ? '收起' : `看 ${hours.length} 段的金额`}
        </Button>
      </div>
    </>
  )
}

const HourTable = ({ hours }: ExchangeHoursProps) => (
  <DataTable
    caption="24 小时成交"
    rows={hours.toReversed()}
    keyOf={({ fromMs }) => String(fromMs)}
    columns={[
      {
        head: '北京时间',
        align: 'start',
        rowHead: true,
        cell: ({ fromMs, untilMs }) => `${momentText(fromMs)} – ${beijingTime(untilMs)}`,
      },
      ...OUTCOMES.map((side) => ({
        head: OUTCOME_NAMES[side],
        cell: (hour: MatchedHour) => amountText(hour[side]),
      })),
    ]}
  />
)
