import type { LeaderEntry } from '@linmen/contract/sportdata/league-statistics.schemas.ts'
import { useState } from 'react'
import { seasonTitle } from '#features/data/seasons.ts'
import { useBest } from '#features/data/use-best.ts'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { BasketballPart } from './basketball-part.ts'
import { RecordsCard } from './records-card.tsx'
import t from './leaders-table.module.css'
import s from './tab.module.css'

type Figure = 'points' | 'rebounds' | 'assists'

const FIGURES: readonly { key: Figure; label: string }[] = [
  { key: 'points', label: '得分' },
  { key: 'rebounds', label: '篮板' },
  { key: 'assists', label: '助攻' },
]

/** Players per match, and what a league has seen most of. */
export function BestTab({ choice, picker }: BasketballPart) {
  const { query, counting } = useBest(choice)
  const [figure, choose] = useState<Figure>('points')
  const season = query.data?.playerSeason
  return (
    <>
      <div className={s.bar}>
        <Segmented label="榜单" items={FIGURES} value={figure} onChange={choose} />
        {picker}
      </div>
      <p className={s.note} role="status">
        {counting ? '正在统计各队球员…' : season && `${seasonTitle(season)}　场均`}
      </p>
      <Loaded query={query} skeleton={<SkeletonRows count={10} />}>
        {(best) => (
          <>
            {counting && best[figure].length === 0 ? (
              <SkeletonRows count={10} />
            ) : (
              <div className={t.table}>
                <DataTable
                  fits
                  caption={`${labelOf(figure)}榜，场均`}
                  columns={COLUMNS}
                  rows={best[figure]}
                  keyOf={({ playerId }) => playerId}
                />
              </div>
            )}
            <RecordsCard best={best} />
          </>
        )}
      </Loaded>
    </>
  )
}

const labelOf = (figure: Figure) => FIGURES.find(({ key }) => key === figure)?.label ?? ''

const COLUMNS: Column<LeaderEntry>[] = [
  { head: '#', cell: ({ rank }) => <b>{rank}</b>, width: '12%' },
  { head: '球员', cell: (row) => <Who row={row} />, align: 'start', rowHead: true },
  { head: '出场', cell: ({ appearances }) => appearances, width: '16%' },
  {
    head: '场均',
    cell: ({ value }) => <b className={t.value}>{value.toFixed(1)}</b>,
    width: '18%',
  },
]

const Who = ({ row }: { row: LeaderEntry }) => (
  <a className={t.who} href={hrefTo('BkTeamPage', { tab: 'players', teamId: row.teamId })}>
    <span className={t.name}>{row.name}</span>
    <span className={t.team}>{row.teamName}</span>
  </a>
)
