import { useQuery } from '@tanstack/react-query'
import { basketballTeamQuery } from '#features/league/basketball.queries.ts'
import { BasketballFixture } from '#features/league/parts/season/basketball/basketball-fixture.tsx'
import { BasketballOverview } from '#features/league/parts/season/basketball/basketball-overview.tsx'
import { BasketballSquad } from '#features/league/parts/team/basketball-squad.tsx'
import { TeamFrame } from '#features/league/parts/team/team-frame.tsx'
import { TeamMatches } from '#features/league/parts/team/team-matches.tsx'
import { hrefTo } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'

/** A basketball team's own page. The address names the tab it opens with. */
export function Page() {
  const { teamId, tab, playerId } = useScreenParams('BkTeamPage')
  return (
    <TeamFrame
      sport="basketball"
      query={useQuery(basketballTeamQuery(teamId))}
      asked={tab}
      leagueHref={({ leagueId }) => hrefTo('BkLeaguePage', { leagueId })}
      tabs={[
        { key: 'overview', label: '概况', show: (page) => <BasketballOverview page={page} /> },
        {
          key: 'games',
          label: '赛程',
          show: (page) => (
            <TeamMatches {...page} row={(match) => <BasketballFixture match={match} />} />
          ),
        },
        {
          key: 'players',
          label: '球员',
          show: () => <BasketballSquad teamId={teamId} asked={playerId} />,
        },
      ]}
    />
  )
}
