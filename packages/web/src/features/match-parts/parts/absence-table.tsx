import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import s from './absence-table.module.css'

interface Absence {
  readonly playerId: string
  readonly name: string
  readonly position: string
  readonly reason: keyof typeof REASONS
  readonly detail: string
  readonly untilDay: string | null
}

interface AbsenceTableProps {
  readonly caption: string
  readonly absences: readonly Absence[]
}

const REASONS = { injury: '伤', suspension: '停', doubtful: '疑', rest: '休' }

/** Who is missing, why and for how long. Names and reasons break, so that nothing is out of sight. */
export const AbsenceTable = ({ caption, absences }: AbsenceTableProps) => (
  <DataTable
    caption={caption}
    rows={absences}
    keyOf={({ playerId }) => playerId}
    columns={COLUMNS}
  />
)

const COLUMNS: Column<Absence>[] = [
  {
    head: '球员',
    align: 'start',
    rowHead: true,
    width: '36%',
    cell: ({ name, position }) => (
      <span className={s.words}>
        {name}
        <small className={s.position}>{position}</small>
      </span>
    ),
  },
  {
    head: '原因',
    align: 'start',
    cell: ({ reason, detail }) => (
      <span className={s.words}>{`${REASONS[reason]}　${detail}`}</span>
    ),
  },
  { head: '预计复出', cell: ({ untilDay }) => untilDay?.slice(5) ?? '未定' },
]
