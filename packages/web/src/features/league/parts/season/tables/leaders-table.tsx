import type { LeaderEntry } from '@linmen/contract/league/league-statistics.schemas.ts'
import { seasonTitle } from '#features/league/seasons.ts'
import { hrefTo } from '#kit/go.ts'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import s from './leaders-table.module.css'
import t from '#features/league/parts/tab.module.css'

export type LeaderFigure = 'scorers' | 'assists' | 'cards'

interface LeadersTableProps {
  readonly figure: LeaderFigure
  readonly rows: readonly LeaderEntry[]
  readonly season: string | null
}

/** `tie` puts in order who is equal in the figure. */
const NAMES: Record<LeaderFigure, { title: string; head: string; tie: string }> = {
  scorers: { title: '射手榜', head: '进球', tie: '助攻多' },
  assists: { title: '助攻榜', head: '助攻', tie: '进球多' },
  cards: { title: '红黄牌榜', head: '红黄牌', tie: '红牌多' },
}

/** Players ranked by one figure, with the matches it took. */
export function LeadersTable({ figure, rows, season }: LeadersTableProps) {
  const { title, head, tie } = NAMES[figure]
  return (
    <>
      <div className={s.table}>
        <DataTable
          fits
          caption={`${title}${season ? `，${seasonTitle(season)}` : ''}`}
          columns={columnsOf(head)}
          rows={rows}
          keyOf={({ playerId }) => playerId}
        />
      </div>
      <p className={t.note}>{`${head}相同名次并列，先后依次看${tie}、出场少、姓名拼音`}</p>
    </>
  )
}

const columnsOf = (head: string): Column<LeaderEntry>[] => [
  { head: '#', cell: ({ rank }) => <b>{rank}</b>, width: '12%' },
  { head: '球员', cell: (row) => <Who row={row} />, align: 'start', rowHead: true },
  { head: '出场', cell: ({ appearances }) => appearances, width: '16%' },
  { head, cell: ({ value }) => <b className={s.value}>{value}</b>, width: '18%' },
]

const Who = ({ row }: { row: LeaderEntry }) => (
  <a
    className={s.who}
    href={hrefTo('PlayerInfoPage', { playerId: row.playerId, teamId: row.teamId })}
  >
    <span className={s.name}>{row.name}</span>
    <span className={s.team}>{row.teamName}</span>
  </a>
)
