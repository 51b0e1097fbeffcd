import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOddsReading } from '#kit/odds-format.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { InfiniteScroll } from '#ui/infinite-scroll/infinite-scroll.tsx'
import { LineChart } from '#ui/line-chart/line-chart.tsx'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
import { Section } from '#ui/section/section.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import {
  changesOf,
  chartOf,
  chartSummary,
  offerCells,
  type Offer,
} from '#features/basketball/company-history.ts'
import { marketOf, type MarketName } from '#features/basketball/markets.ts'
import { historyQuery } from '#features/basketball/odds.queries.ts'
import { useShownMatch } from '#features/basketball/use-shown-match.ts'
import s from './odds-history.module.css'

interface OddsHistoryProps {
  readonly matchId: string
  readonly oddsId: string
  readonly market: MarketName
}

/** A company's line as steps, then every change, newest first. */
export function OddsHistory({ matchId, oddsId, market }: OddsHistoryProps) {
  const query = useInfiniteQuery(historyQuery(matchId, oddsId))
  const { veil, behind } = useShownMatch(matchId)
  const known = query.data?.pages.flatMap(({ rows }) => rows)
  // Prices of play tell how it stands.
  const data = veil || behind ? known?.filter(({ inPlay }) => !inPlay) : known
  const name = query.data?.pages[0]?.name ?? ''
  const first = { ...query, data, error: query.isFetchNextPageError ? null : query.error }
  const more = async () => {
    const result = await query.fetchNextPage()
    if (result.isFetchNextPageError) throw result.error
  }
  return (
    <Loaded
      query={first}
      skeleton={<SkeletonRows count={8} />}
      isEmpty={(all) => all.length === 0}
      empty={{ title: '这家公司没有开盘', text: '请换一家公司' }}
    >
      {(all) => {
        const changes = changesOf(all, market)
        return (
          <>
            <Chart offers={all} market={market} name={name} />
            <Changes offers={changes} market={market} whole={!query.hasNextPage} />
            <InfiniteScroll hasMore={query.hasNextPage} loadMore={more} />
          </>
        )
      }}
    </Loaded>
  )
}

const TIMES = [
  { key: 'before' as const, label: '赛前' },
  { key: 'inPlay' as const, label: '滚球' },
]

interface ChartProps {
  readonly offers: readonly Offer[]
  readonly market: MarketName
  readonly name: string
}

function Chart({ offers, market, name }: ChartProps) {
  const [time, setTime] = useState<'before' | 'inPlay'>('before')
  const series = chartOf(offers, market, time === 'inPlay')
  const [from, to] = [series[0]?.points[0], series[0]?.points.at(-1)]
  return (
    <Card as="div">
      <Section
        inCard
        title={`${name} ${marketOf(market).label}`}
        aside={
          offers.some(({ inPlay }) => inPlay) && (
            <Segmented label="时段" items={TIMES} value={time} onChange={setTime} />
          )
        }
      >
        <div className={s.chart}>
          {from && to && from[0] !== to[0] ? (
            <LineChart
              series={series}
              ticks={[from, to].map(([at]) => ({ at, text: momentText(at) }))}
              format={(value) => (market === 'asian' && value > 0 ? `+${value}` : String(value))}
              summary={chartSummary(name, series)}
            />
          ) : (
            <p className={s.none}>{from ? '开盘后没有变化' : '这一时段没有报价'}</p>
          )}
        </div>
      </Section>
    </Card>
  )
}

interface ChangesProps {
  readonly offers: readonly Offer[]
  readonly market: MarketName
  /** The first offer is among them. */
  readonly whole: boolean
}

function Changes({ offers, market, whole }: ChangesProps) {
  const [reading] = useOddsReading()
  const cells = offers.map((_, at) => offerCells(offers, at, { market, reading }))
  return (
    <div className={s.changes}>
      <DataTable
        caption="全部变化，最新在上，箭头为相对上一次"
        rows={[...offers.keys()]}
        keyOf={String}
        columns={[
          {
            head: '时间',
            align: 'start',
            rowHead: true,
            cell: (at) => (
              <span className={s.when}>
                {momentText(offers[at]!.atMs)}
                {offers[at]!.inPlay && <Tag tone="ink">滚</Tag>}
                {whole && at === offers.length - 1 && <Tag>初</Tag>}
              </span>
            ),
          },
          ...marketOf(market).heads.map((head, place) => ({
            head,
            cell: (at: number) => {
              const { now, move } = cells[at]![place]!
              return <OddsValue size="m" value={now} move={move} />
            },
          })),
        ]}
      />
    </div>
  )
}

const momentText = (ms: number) => `${beijingDay(ms).slice(5)} ${beijingTime(ms)}`
