import type { InPlayOdds as InPlayOffers } from '@linmen/contract/match/odds-table.schemas.ts'
import { goalLine, handicapLabel } from '@linmen/domain/odds/handicap-label.ts'
import { priceIn, waterIn, type OddsReading } from '@linmen/domain/odds/odds-in-format.ts'
import { useState } from 'react'
import { useOddsReading } from '#kit/odds-format.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useLateQuery } from '#kit/tv-delay.ts'
import { HiddenPart } from '#kit/veil.tsx'
import { Button } from '#ui/button/button.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { oddsQueries } from '#features/football-data/football-data.queries.ts'
import { useInPlayVeil } from '#features/football-data/use-in-play-veil.ts'
import s from './in-play-odds.module.css'
import type { OfMatch } from './tabs.tsx'

const AGAIN_MS = 15_000
const STEP = 30

type InPlayRow = InPlayOffers['rows'][number]

/** Offers of the running match, newest first, each at its score. */
export function InPlayOdds({ matchId }: OfMatch) {
  const veil = useInPlayVeil(matchId)
  const query = useLateQuery(
    { ...oddsQueries.inPlay(matchId), refetchInterval: AGAIN_MS },
    () => veil === 'sync',
  )
  const [reading] = useOddsReading()
  const [count, setCount] = useState(STEP)
  if (veil === 'shield' || query.syncing)
    return <HiddenPart matchId={matchId} veil={veil ?? 'sync'} what="滚球" />
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows count={8} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        query.data?.begun
          ? { title: '没有滚球报价', text: '各公司没有为本场开出滚球' }
          : { title: '还没有滚球', text: '比赛开始后显示各公司滚球' }
      }
    >
      {({ rows }) => (
        <div className={s.box}>
          <DataTable
            caption="滚球指数，最新在上"
            columns={columnsIn(reading)}
            rows={rows.slice(0, count)}
            keyOf={({ atMs, company }) => `${atMs} ${company}`}
          />
          {rows.length > count && (
            <div className={s.more}>
              <Button look="ghost" size="s" onClick={() => setCount(count + STEP)}>
                再看 {Math.min(STEP, rows.length - count)} 条
              </Button>
            </div>
          )}
        </div>
      )}
    </Loaded>
  )
}

function columnsIn(reading: OddsReading): Column<InPlayRow>[] {
  return [
    {
      head: '时刻',
      align: 'start',
      rowHead: true,
      cell: ({ clock, score }) => (
        <>
          {clock} <b>{`${score.home}-${score.away}`}</b>
        </>
      ),
    },
    { head: '公司', cell: ({ name }) => name },
    { head: '主胜', cell: ({ european }) => priceIn(european.home, reading) },
    { head: '平局', cell: ({ european }) => priceIn(european.draw, reading) },
    { head: '客胜', cell: ({ european }) => priceIn(european.away, reading) },
    { head: '主水', cell: ({ asian }) => waterIn(asian.first, reading) },
    { head: '盘口', cell: ({ asian }) => (asian.first > 0 ? handicapLabel(asian.line) : '-') },
    { head: '客水', cell: ({ asian }) => waterIn(asian.second, reading) },
    { head: '大球', cell: ({ overUnder }) => waterIn(overUnder.first, reading) },
    {
      head: '盘口',
      cell: ({ overUnder }) => (overUnder.first > 0 ? goalLine(overUnder.line) : '-'),
    },
    { head: '小球', cell: ({ overUnder }) => waterIn(overUnder.second, reading) },
  ]
}
