import type { LeaderEntry } from '@linmen/contract/league/league-statistics.schemas.ts'
import { basketballPlayerHref } from '#sport/player-href.ts'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import t from './leaders-table.module.css'
import s from '#features/league/parts/tab.module.css'

interface BestTableProps {
  /** The figure they are ranked by. */
  readonly label: string
  readonly rows: readonly LeaderEntry[]
}

/** Basketball players ranked by one figure per match. */
export const BestTable = ({ label, rows }: BestTableProps) => (
  <>
    <div className={t.table}>
      <DataTable
        fits
        caption={`${label}榜，场均`}
        columns={COLUMNS}
        rows={rows}
        keyOf={({ playerId }) => playerId}
      />
    </div>
    <p className={s.note}>场均相同名次并列，先后依次看出场多、姓名拼音</p>
  </>
)

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

const Who = ({ row: { playerId, teamId, name, teamName } }: { row: LeaderEntry }) => (
  <a className={t.who} href={basketballPlayerHref(playerId, teamId)}>
    <span className={t.name}>{name}</span>
    <span className={t.team}>{teamName}</span>
  </a>
)
