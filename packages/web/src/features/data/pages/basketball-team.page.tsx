import type { House } from '@linmen/contract/kit/codec.ts'
import type { basketballTeam } from '@linmen/contract/sportdata/basketball-table.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { basketballTeamQuery } from '#features/data/basketball.queries.ts'
import { BasketballGames, BasketballOverview } from '#features/data/parts/basketball-team-parts.tsx'
import { BasketballSquad } from '#features/data/parts/basketball-squad.tsx'
import { ProfileHead } from '#features/data/parts/profile-head.tsx'
import { hrefTo, useScreenParams } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Crest } from '#ui/crest/crest.tsx'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'

type TeamPage = House<typeof basketballTeam>
type Tab = 'overview' | 'games' | 'players'

const TABS: readonly { key: Tab; label: string }[] = [
  { key: 'overview', label: '概况' },
  { key: 'games', label: '赛程' },
  { key: 'players', label: '球员' },
]

/** A basketball team's own page. The address names the tab it opens with. */
export function Page() {
  const { teamId = '', tab: asked } = useScreenParams()
  const query = useQuery(basketballTeamQuery(teamId))
  const [tab, setTab] = useState<Tab>(TABS.find(({ key }) => key === asked)?.key ?? 'overview')
  const parts: Record<Tab, (page: TeamPage) => ReactNode> = {
    overview: (page) => <BasketballOverview page={page} />,
    games: (page) => <BasketballGames page={page} />,
    players: () => <BasketballSquad teamId={teamId} />,
  }
  const team = query.data?.team
  return (
    <PageFrame title={team?.name ?? '球队'} {...(team && { header: <Head team={team} /> })}>
      <Loaded query={query}>
        {(page) => (
          <>
            <Tabs id="team" label="球队资料" items={TABS} value={tab} onChange={setTab} />
            <TabPanel id="team" tab={tab}>
              {parts[tab](page)}
            </TabPanel>
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

const Head = ({ team }: { team: TeamPage['team'] }) => (
  <ProfileHead
    mark={<Crest id={team.id} name={team.name} size={58} />}
    name={team.name}
    lines={[
      <>
        {team.countryName}
        {'　'}
        <a href={hrefTo('BkLeaguePage', { leagueId: team.leagueId })}>{team.leagueName}</a>
      </>,
      `主教练 ${team.coach}`,
    ]}
  />
)
