import type { StandingRow } from '@linmen/contract/league/basketball-table.schemas.ts'
import { winRateText } from '@linmen/domain/standings/percent.ts'
import { behindWords, recordWords, runWords } from '#features/league/basketball-words.ts'
import { zoneAt, type ColouredZone } from '#features/league/zone-colours.ts'
import { hrefTo } from '#kit/go.ts'
import { Crest } from '#ui/crest/crest.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import s from './standings-table.module.css'

interface RankingTableProps {
  readonly caption: string
  readonly rows: readonly StandingRow[]
  readonly zones: readonly ColouredZone[]
}

/** Wins, losses and how far everybody is from the first. The name stays while the rest is scrolled. */
export const RankingTable = ({ caption, rows, zones }: RankingTableProps) => (
  <DataTable
    caption={caption}
    columns={columnsWith(zones)}
    rows={rows}
    keyOf={({ teamId }) => teamId}
  />
)

const columnsWith = (zones: readonly ColouredZone[]): Column<StandingRow>[] => [
  {
    head: '球队',
    cell: (row) => <Team row={row} zone={zoneAt(zones, row.rank)} />,
    align: 'start',
    rowHead: true,
  },
  { head: '胜', cell: ({ won }) => won },
  { head: '负', cell: ({ lost }) => lost },
  { head: '胜率', cell: (row) => <b>{winRateText(row)}</b> },
  { head: '胜差', cell: ({ behind }) => behindWords(behind) },
  { head: '连续', cell: runWords },
  { head: '近10', cell: ({ last10 }) => recordWords(last10) },
  { head: '主场', cell: ({ home }) => recordWords(home) },
  { head: '客场', cell: ({ away }) => recordWords(away) },
  { head: '得分', cell: ({ pointsFor }) => pointsFor.toFixed(1) },
  { head: '失分', cell: ({ pointsAgainst }) => pointsAgainst.toFixed(1) },
]

function Team({ row, zone }: { row: StandingRow; zone: ColouredZone | undefined }) {
  return (
    <a
      className={s.ranked}
      href={hrefTo('BkTeamPage', { tab: 'overview', teamId: row.teamId })}
      title={row.name}
      {...(zone && { style: { '--zone': zone.colour } as object })}
    >
      <b className={s.place}>{row.rank ?? '-'}</b>
      <Crest id={row.teamId} name={row.name} size={20} />
      <span className={s.name}>{row.name}</span>
      {zone && <span className="sr-only">，{zone.name}</span>}
    </a>
  )
}
