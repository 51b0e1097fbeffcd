import { useQuery } from '@tanstack/react-query'
import { teamQuery } from '#features/data/data.queries.ts'
import { FootballFixture } from '#features/data/parts/football-fixture.tsx'
import { SquadTab } from '#features/data/parts/squad-tab.tsx'
import { TeamFrame } from '#features/data/parts/team-frame.tsx'
import { TeamMatches } from '#features/data/parts/team-matches.tsx'
import { TeamOverview } from '#features/data/parts/team-overview.tsx'
import { hrefTo, useScreenParams } from '#kit/go.ts'

/** A club's own page. */
export function Page() {
  const { teamId = '' } = useScreenParams()
  return (
    <TeamFrame
      query={useQuery(teamQuery(teamId))}
      leagueHref={({ leagueId }) => hrefTo('LeagueDataPage', { leagueId })}
      tabs={[
        { key: 'overview', label: '概况', show: (page) => <TeamOverview page={page} /> },
        {
          key: 'fixtures',
          label: '赛程',
          show: (page) => (
            <TeamMatches {...page} row={(match) => <FootballFixture match={match} league />} />
          ),
        },
        { key: 'squad', label: '阵容', show: () => <SquadTab teamId={teamId} /> },
      ]}
    />
  )
}
