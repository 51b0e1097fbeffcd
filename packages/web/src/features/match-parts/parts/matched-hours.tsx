import type { MatchedHour } from '@linmen/contract/match/exchange.schemas.ts'
import { amountText } from '@linmen/domain/market/amount-text.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { OUTCOMES, OUTCOME_WORDS } from '@linmen/domain/special/outcomes.ts'
import { useState } from 'react'
import { momentText } from '#sport/moment-text.ts'
import { Button } from '#ui/button/button.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { VolumeChart } from '#ui/volume-chart/volume-chart.tsx'
import s from './matched-hours.module.css'

const TICKS = [0, 1 / 3, 2 / 3, 1] as const

interface MatchedHoursProps {
  readonly hours: readonly MatchedHour[]
  /** A card has its title above already. */
  readonly untitled?: boolean
}

/** What an exchange matched in the last day before kick-off, hour by hour; nothing where it told too little. */
export function MatchedHours({ hours, untitled = false }: MatchedHoursProps) {
  const [all, setAll] = useState(false)
  const [first, last] = [hours[0], hours.at(-1)]
  if (!first || !last) return null
  const sums = OUTCOMES.map((side) => hours.reduce((sum, hour) => sum + hour[side], 0))
  const total = `+${amountText(sums.reduce((sum, each) => sum + each, 0))}`
  const parts = OUTCOMES.map((side, at) => `${OUTCOME_WORDS[side]} +${amountText(sums[at]!)}`)
  const since = momentText(first.fromMs)
  return (
    <>
      <div className={s.head}>
        {!untitled && <span className={s.title}>24 小时成交</span>}
        <span className={s.since}>
          {since} 起 <b>{total}</b>
        </span>
      </div>
      <div className={s.chart}>
        <VolumeChart
          spans={hours}
          ticks={TICKS.map((part) => {
            const at = first.fromMs + part * (last.untilMs - first.fromMs)
            return { at, text: beijingTime(at) }
          })}
          summary={`${since} 到 ${momentText(last.untilMs)} 成交 ${total}：${parts.join('，')}`}
        />
      </div>
      <p className={s.note}>每柱为两次公布之间的成交，宽为时长，面积为金额</p>
      {all && <HourTable hours={hours} />}
      <div className={s.more}>
        <Button look="ghost" size="s" onClick={() => setAll(!all)}>
          {all ? '收起' : `看 ${hours.length} 段的金额`}
        </Button>
      </div>
    </>
  )
}

const HourTable = ({ hours }: Pick<MatchedHoursProps, 'hours'>) => (
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
        head: OUTCOME_WORDS[side],
        cell: (hour: MatchedHour) => amountText(hour[side]),
      })),
    ]}
  />
)
