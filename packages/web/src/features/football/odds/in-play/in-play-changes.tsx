import type { OddsReading } from '@linmen/domain/odds/odds-in-format.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOddsReading } from '#sport/odds-format.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Button } from '#ui/button/button.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { oddsQueries } from '#features/football/match-data.queries.ts'
import { moveCells, movesOf, type InPlayMove } from './in-play-moves.ts'
import { MARKET_COLUMNS, MARKET_NAMES, type MarketName } from '#features/football/odds/markets.ts'
import s from './in-play-changes.module.css'

const AGAIN_MS = 15_000
const AT_FIRST = 10
const STEP = 30

interface InPlayChangesProps {
  readonly matchId: string
  readonly market: MarketName
  /** Until when prices of play may be seen. */
  readonly edgeMs: number
}

/** Every change in the running match, of every company, newest first, each at its score. */
export function InPlayChanges({ matchId, market, edgeMs }: InPlayChangesProps) {
  const query = useQuery({ ...oddsQueries.inPlay(matchId), refetchInterval: AGAIN_MS })
  const [reading] = useOddsReading()
  const [count, setCount] = useState(AT_FIRST)
  const seen = query.data?.rows.filter(({ atMs }) => atMs <= edgeMs)
  const moves = seen && movesOf(seen, market)
  // The table above has said that there are none.
  if (moves?.length === 0) return null
  return (
    <Section title="滚球变化" fact="最新在上，箭头为相对该公司上一次" className={s.section}>
      <Loaded query={{ ...query, data: moves }} skeleton={<SkeletonRows count={6} />}>
        {(all) => (
          <div className={s.box}>
            <DataTable
              caption={`${MARKET_NAMES[market]}滚球变化，最新在上`}
              columns={columnsOf(market, reading)}
              rows={all.slice(0, count)}
              keyOf={({ row }) => `${row.atMs} ${row.company}`}
            />
            {all.length > count && (
              <div className={s.more}>
                <Button look="ghost" size="s" onClick={() => setCount(count + STEP)}>
                  再看 {Math.min(STEP, all.length - count)} 条
                </Button>
              </div>
            )}
          </div>
        )}
      </Loaded>
    </Section>
  )
}

function columnsOf(market: MarketName, reading: OddsReading): Column<InPlayMove>[] {
  return [
    {
      head: '比赛时间',
      align: 'start',
      rowHead: true,
      cell: ({ row: { clock, score, name } }) => (
        <span className={s.when}>
          <span>
            {clock} <b>{`${score.home}-${score.away}`}</b>
          </span>
          <span className={s.who}>{name}</span>
        </span>
      ),
    },
    ...MARKET_COLUMNS[market].map((head, at) => ({
      head,
      cell: (move: InPlayMove) => <OddsValue size="m" {...moveCells(move, market, reading)[at]!} />,
    })),
  ]
}
