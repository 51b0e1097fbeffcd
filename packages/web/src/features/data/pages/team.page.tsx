import type { TeamPage } from '@linmen/contract/sportdata/league-pages.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { teamQuery } from '#features/data/data.queries.ts'
import { ProfileHead } from '#features/data/parts/profile-head.tsx'
import { SquadTab } from '#features/data/parts/squad-tab.tsx'
import { TeamFixtures } from '#features/data/parts/team-fixtures.tsx'
import { TeamOverview } from '#features/data/parts/team-overview.tsx'
import { hrefTo, useScreenParams } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Crest } from '#ui/crest/crest.tsx'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'

type Tab = 'overview' | 'fixtures' | 'squad'

const TABS: readonly { key: Tab; label: string }[] = [
  { key: 'overview', label: '概况' },
  { key: 'fixtures', label: '赛程' },
  { key: 'squad', label: '阵容' },
]

/** A club's own page. */
export function Page() {
  const { teamId = '' } = useScreenParams()
  const query = useQuery(teamQuery(teamId))
  const [tab, setTab] = useState<Tab>('overview')
  const parts: Record<Tab, (page: TeamPage) => ReactNode> = {
    overview: (page) => <TeamOverview page={page} />,
    fixtures: (page) => <TeamFixtures page={page} />,
    squad: () => <SquadTab teamId={teamId} />,
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
        <a href={hrefTo('LeagueDataPage', { leagueId: team.leagueId })}>{team.leagueName}</a>
      </>,
      `主教练 ${team.coach}`,
    ]}
  />
)
