import type { FutureMatch } from '@linmen/contract/match/history.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { dayText, EVERY_MATCH, TeamPart } from '#features/match-parts/parts/public.ts'
import { DataCard } from './data-card.tsx'
import type { OfMatch } from './tabs.tsx'

const SHOWN = 3
const NOTHING_AHEAD = '还没有排定后面的比赛'

/** What waits for both sides after this match, and how many days they have. */
export function FutureCard({ matchId }: OfMatch) {
  const query = useQuery(analysisQueries.form(matchId, EVERY_MATCH))
  return (
    <DataCard
      title="未来赛程"
      query={query}
      height={300}
      isEmpty={({ home, away }) => home.future.length + away.future.length === 0}
      emptyText={NOTHING_AHEAD}
    >
      {({ home, away }) =>
        [home, away].map(({ teamId, teamName, future }) => (
          <TeamPart
            key={teamId}
            name={teamName}
            what="未来赛程"
            empty={future.length === 0 && NOTHING_AHEAD}
          >
            <Fixtures name={teamName} future={future.slice(0, SHOWN)} />
          </TeamPart>
        ))
      }
    </DataCard>
  )
}

const Fixtures = ({ name, future }: { name: string; future: readonly FutureMatch[] }) => (
  <DataTable
    caption={`${name} 未来赛程表`}
    rows={future}
    keyOf={({ matchId }) => matchId}
    columns={[
      {
        head: '日期',
        align: 'start',
        rowHead: true,
        cell: ({ kickOffAtMs }) => dayText(kickOffAtMs),
      },
      { head: '赛事', cell: ({ leagueName }) => leagueName },
      { head: '主队', cell: ({ homeName }) => homeName },
      { head: '客队', cell: ({ awayName }) => awayName },
      { head: '间隔', cell: ({ days }) => `${days} 天` },
    ]}
  />
)
