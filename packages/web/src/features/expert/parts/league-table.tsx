import type { LeagueRecord } from '@linmen/contract/expert/ranking.schemas.ts'
import { hrefTo } from '#kit/go.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { signedPercent } from '#features/expert/expert-words.ts'

interface LeagueTableProps {
  readonly expertId: string
  readonly leagues: readonly LeagueRecord[]
}

/** League by league: picks, hits, return. */
export const LeagueTable = ({ expertId, leagues }: LeagueTableProps) => (
  <DataTable
    caption="联赛战绩"
    rows={leagues}
    keyOf={({ league }) => league}
    linkOf={({ league }) => ({
      href: hrefTo('LeagueRecordDetailPage', { option: league, expertId }),
      label: `${league} 的方案`,
    })}
    columns={[
      { head: '赛事', cell: ({ league }) => league, align: 'start', rowHead: true, width: '34%' },
      { head: '场次', cell: ({ picks, pushes }) => picks + pushes },
      { head: '命中', cell: ({ hits }) => hits },
      { head: '命中率', cell: ({ hits, picks }) => shareText(hits, picks) },
      {
        head: '盈利率',
        cell: ({ picks, profit }) => (picks < FEWEST ? '-' : signedPercent(profit)),
      },
    ]}
  />
)

// One lucky pick would read as a return of +145 %.
const FEWEST = 3

const shareText = (hits: number, picks: number) =>
  picks < FEWEST ? '样本不足' : `${Math.round((hits / picks) * 100)}%`
