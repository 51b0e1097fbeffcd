import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { useOddsReading } from '#kit/odds-format.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Card } from '#ui/card/card.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { InfiniteScroll } from '#ui/infinite-scroll/infinite-scroll.tsx'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
import { Section } from '#ui/section/section.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { figureText, moveAt, type Offer } from '#features/football-data/company-history.ts'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { MARKET_COLUMNS, MARKET_NAMES, type MarketName } from '#features/football-data/markets.ts'
import { momentText } from '#features/match-parts/parts/public.ts'
import { useCompanyHistory } from '#features/football-data/use-company-history.ts'
import { useInPlayVeil } from '#features/football-data/use-in-play-veil.ts'
import s from './odds-history.module.css'
import { StepChart } from './step-chart.tsx'

interface OddsHistoryProps {
  readonly matchId: string
  readonly oddsId: string
  readonly market: MarketName
}

const TIMES = [
  { key: 'before' as const, label: '赛前' },
  { key: 'inPlay' as const, label: '滚球' },
]

/** A company's prices as steps, then every change, newest first. */
export function OddsHistory({ matchId, oddsId, market }: OddsHistoryProps) {
  const { query, offers: known, name = '', total } = useCompanyHistory(matchId, oddsId, market)
  const veil = useInPlayVeil(matchId)
  const offers = veil ? known?.filter(({ inPlay }) => !inPlay) : known
  const kickOffAtMs = useQuery(analysisQueries.info(matchId)).data?.kickOffAtMs
  const untilMs = kickOffAtMs && Math.min(kickOffAtMs, serverNowMs())
  const [time, setTime] = useState<'before' | 'inPlay'>('before')
  const first = { ...query, data: offers, error: query.isFetchNextPageError ? null : query.error }
  const more = async () => {
    const result = await query.fetchNextPage()
    if (result.isFetchNextPageError) throw result.error
  }
  return (
    <Loaded
      query={first}
      skeleton={<SkeletonRows count={8} />}
      isEmpty={(all) => all.length === 0}
      empty={{ title: `这家公司没有开出${MARKET_NAMES[market]}`, text: '请换一家公司' }}
    >
      {(all) => (
        <>
          <Card>
            <Section
              inCard
              title={`${name} ${MARKET_NAMES[market]}`}
              fact={veil ? '滚球已隐藏' : `共 ${total} 次报价`}
              aside={
                all.some(({ inPlay }) => inPlay) && (
                  <Segmented label="时段" items={TIMES} value={time} onChange={setTime} />
                )
              }
            >
              <div className={s.chart}>
                <StepChart {...{ name, market, untilMs }} offers={all} inPlay={time === 'inPlay'} />
              </div>
            </Section>
          </Card>
          <Changes offers={all} market={market} />
          <InfiniteScroll hasMore={query.hasNextPage} loadMore={more} />
        </>
      )}
    </Loaded>
  )
}

function Changes({ offers, market }: { offers: readonly Offer[]; market: MarketName }) {
  const [reading] = useOddsReading()
  const figure = (at: 0 | 1 | 2): Column<number> => ({
    head: MARKET_COLUMNS[market][at],
    cell: (place) => (
      <OddsValue
        size="m"
        value={figureText(offers[place]!, at, reading)}
        move={moveAt(offers, place, at)}
      />
    ),
  })
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
            cell: (place) => (
              <span className={s.when}>
                {momentText(offers[place]!.atMs)}
                {offers[place]!.inPlay && <Tag tone="ink">滚</Tag>}
                {place === offers.length - 1 && <Tag>初</Tag>}
              </span>
            ),
          },
          figure(0),
          figure(1),
          figure(2),
        ]}
      />
    </div>
  )
}
