import type { TableRowEntry } from '@linmen/contract/league/football-table.schemas.ts'
import { recentForm } from '@linmen/domain/standings/recent-form.ts'
import { zoneAt, type ColouredZone } from '#features/league/zone-colours.ts'
import { hrefTo } from '#kit/go.ts'
import { Crest } from '#ui/crest/crest.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { FormLegend, FormStrip } from '#ui/form-strip/form-strip.tsx'
import s from './standings-table.module.css'

interface StandingsTableProps {
  readonly caption: string
  readonly rows: readonly TableRowEntry[]
  /** Only the whole table has places that mean something. */
  readonly zones: readonly ColouredZone[]
}

/** Places, results and points. The bar before a place says what the place is worth. */
export function StandingsTable({ caption, rows, zones }: StandingsTableProps) {
  return (
    <div className={s.compact}>
      <DataTable
        fits
        caption={caption}
        columns={columnsWith(zones)}
        rows={rows}
        keyOf={({ teamId }) => teamId}
      />
    </div>
  )
}

const columnsWith = (zones: readonly ColouredZone[]): Column<TableRowEntry>[] => [
  { head: '#', cell: ({ rank }) => <Rank rank={rank} zone={zoneAt(zones, rank)} />, width: '8%' },
  { head: '球队', cell: (row) => <Team row={row} />, align: 'start', rowHead: true },
  { head: '赛', cell: ({ played }) => played },
  { head: '胜', cell: ({ won }) => won },
  { head: '平', cell: ({ drawn }) => drawn },
  { head: '负', cell: ({ lost }) => lost },
  { head: '净', cell: ({ goalDifference }) => signed(goalDifference) },
  { head: '积分', cell: ({ points }) => <b className={s.points}>{points}</b> },
  { head: '近5', cell: ({ form }) => <FormStrip order="左新右旧" results={recentForm(form, 5)} /> },
]

function Rank({ rank, zone }: { rank: number | null; zone: ColouredZone | undefined }) {
  return (
    <span className={s.rank} {...(zone && { style: { '--zone': zone.colour } as object })}>
      {rank ?? '-'}
      {zone && <span className="sr-only">，{zone.name}</span>}
    </span>
  )
}

const Team = ({ row }: { row: TableRowEntry }) => (
  <a className={s.team} href={hrefTo('TeamDataPage', { teamId: row.teamId })} title={row.name}>
    <Crest id={row.teamId} name={row.name} size={22} />
    <span className={s.name}>{row.name}</span>
  </a>
)

const signed = (goals: number) => (goals > 0 ? `+${goals}` : String(goals))

/** What the marks mean, before the first of them. */
export const StandingsLegend = () => (
  <p className={s.form}>
    近5
    <FormLegend order="左新右旧" />
  </p>
)
