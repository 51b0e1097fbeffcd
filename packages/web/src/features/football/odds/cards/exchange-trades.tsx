import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '#sport/moment-text.ts'
import { Button } from '#ui/button/button.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { amountText } from '@linmen/domain/market/amount-text.ts'
import { oddsQueries } from '#features/football/match-data.queries.ts'
import { useInPlayVeil } from '#features/football/odds/in-play/use-in-play-veil.ts'
import s from './market-cards.module.css'
import { OutcomeName } from '#features/football/odds/outcome-name.tsx'
import type { OfMatch } from '#features/football/of-match.ts'
import top from '#features/football/parts/tab.module.css'

const ORDERS = [
  { key: 'newest' as const, label: '最新' },
  { key: 'largest' as const, label: '最大' },
]

const AT_FIRST = 6

interface ExchangeTradesProps extends OfMatch {
  readonly untilMs: number
}

/** Single trades of the exchange. */
export function ExchangeTrades({ matchId, untilMs }: ExchangeTradesProps) {
  const [order, setOrder] = useState<'newest' | 'largest'>('newest')
  const [all, setAll] = useState(false)
  const { data } = useQuery({
    ...oddsQueries.trades(matchId, order, untilMs),
    placeholderData: keepPreviousData,
  })
  const hides = useInPlayVeil(matchId) === 'shield'
  // What was asked for before may know more.
  const trades = data?.trades.filter(({ atMs }) => atMs <= untilMs) ?? []
  if (trades.length === 0) return null
  return (
    <>
      <div className={top.top}>
        <span className={s.section}>大额成交</span>
        <Segmented label="成交次序" items={ORDERS} value={order} onChange={setOrder} />
      </div>
      <DataTable
        caption="大额成交"
        rows={all ? trades : trades.slice(0, AT_FIRST)}
        keyOf={({ atMs, outcome, amount }) => `${atMs} ${outcome} ${amount}`}
        columns={[
          { head: '北京时间', align: 'start', rowHead: true, cell: ({ atMs }) => momentText(atMs) },
          { head: '项', cell: ({ outcome }) => <OutcomeName outcome={outcome} /> },
          { head: '价位', cell: ({ price }) => price.toFixed(2) },
          { head: '金额', cell: ({ amount }) => amountText(amount) },
          {
            head: '属性',
            cell: ({ action }) =>
              action === 'back' ? (
                <span className={s.up}>▲ 买</span>
              ) : (
                <span className={s.down}>▼ 卖</span>
              ),
          },
        ]}
      />
      {hides && <p className={s.facts}>滚球成交已隐藏，查看比分后显示</p>}
      {trades.length > AT_FIRST && (
        <div className={s.more}>
          <Button look="ghost" size="s" onClick={() => setAll(!all)}>
            {all ? '收起' : `展开 ${trades.length} 笔`}
          </Button>
        </div>
      )}
    </>
  )
}
