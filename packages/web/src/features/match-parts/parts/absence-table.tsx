import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { Dotted } from '#ui/dotted/dotted.tsx'
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
  /** When the match begins they are missing from, once it is known. */
  readonly kickOffAtMs: number | undefined
}

const REASONS = { injury: '伤', suspension: '停', doubtful: '疑', rest: '休' }

/** Who is missing, why and for how long. Names and reasons break, so that nothing is out of sight. */
export const AbsenceTable = ({ caption, absences, kickOffAtMs }: AbsenceTableProps) => (
  <DataTable
    caption={caption}
    rows={absences}
    keyOf={({ playerId }) => playerId}
    columns={[...COLUMNS, { head: '预计复出', cell: (absence) => backText(absence, kickOffAtMs) }]}
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
        <Dotted text={name} />
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
]

/** Who misses a match is back after it, though its own day may be the last one named. */
function backText({ untilDay, reason }: Absence, kickOffAtMs: number | undefined): string {
  if (untilDay === null) return '未定'
  const misses = reason !== 'doubtful' && kickOffAtMs !== undefined
  return misses && untilDay <= beijingDay(kickOffAtMs) ? '下一场' : untilDay.slice(5)
}
