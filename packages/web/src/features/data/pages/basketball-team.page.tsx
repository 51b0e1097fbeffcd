import { useQuery } from '@tanstack/react-query'
import { basketballTeamQuery } from '#features/data/basketball.queries.ts'
import { BasketballFixture } from '#features/data/parts/basketball-fixture.tsx'
import { BasketballOverview } from '#features/data/parts/basketball-overview.tsx'
import { BasketballSquad } from '#features/data/parts/basketball-squad.tsx'
import { TeamFrame } from '#features/data/parts/team-frame.tsx'
import { TeamMatches } from '#features/data/parts/team-matches.tsx'
import { hrefTo, useScreenParams } from '#kit/go.ts'

/** A basketball team's own page. The address names the tab it opens with. */
export function Page() {
  const { teamId = '', tab, playerId } = useScreenParams()
  return (
    <TeamFrame
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
