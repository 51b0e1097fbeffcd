import { useQuery } from '@tanstack/react-query'
import { teamQuery } from '#features/league/league.queries.ts'
import { FootballFixture } from '#features/league/parts/season/football-fixture.tsx'
import { SquadTab } from '#features/league/parts/team/squad-tab.tsx'
import { TeamFrame } from '#features/league/parts/team/team-frame.tsx'
import { TeamMatches } from '#features/league/parts/team/team-matches.tsx'
import { TeamOverview } from '#features/league/parts/team/team-overview.tsx'
import { hrefTo } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'

/** A club's own page. */
export function Page() {
  const { teamId } = useScreenParams('TeamDataPage')
  return (
    <TeamFrame
      sport="football"
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
