import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNotedChoice } from '#kit/noted-choice.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Crest } from '#ui/crest/crest.tsx'
import { Dotted } from '#ui/dotted/dotted.tsx'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { FavouriteButton } from '#features/favourite/parts/public.ts'
import { ProfileHead } from '#features/league/parts/player/profile-head.tsx'

interface Team {
  readonly id: string
  readonly name: string
  readonly countryName: string
  readonly leagueName: string
  readonly coach: string
}

interface TeamTab<Page> {
  readonly key: string
  readonly label: string
  readonly show: (page: Page) => ReactNode
}

interface TeamFrameProps<Page extends { readonly team: Team }> {
  readonly query: UseQueryResult<Page>
  readonly tabs: readonly TeamTab<Page>[]
  /** The tab it opens with, the first when there is none of that name. */
  readonly asked?: string | undefined
  readonly leagueHref: (team: Page['team']) => string | undefined
  readonly sport: Sport
}

/** A team's own page, of either sport. A reload finds the tab that was opened. */
export function TeamFrame<Page extends { readonly team: Team }>({
  query,
  tabs,
  asked,
  leagueHref,
  sport,
}: TeamFrameProps<Page>) {
  const named = (word: string | undefined) => tabs.find(({ key }) => key === word)
  // Not `tab`: the path of a basketball team has a word of that name.
  const [chosen, choose] = useNotedChoice('part', tabs, (named(asked) ?? tabs[0]!).key)
  const tab = named(chosen)!
  const team = query.data?.team
  const head = team && <Head {...{ team, sport }} leagueHref={leagueHref(team)} />
  return (
    <PageFrame title={team?.name ?? '球队'} {...(head && { header: head })}>
      <Loaded query={query}>
        {(page) => (
          <>
            <Tabs id="team" label="球队资料" items={tabs} value={tab.key} onChange={choose} />
            <TabPanel id="team" tab={tab.key}>
              {tab.show(page)}
            </TabPanel>
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

interface HeadProps {
  readonly team: Team
  readonly sport: Sport
  readonly leagueHref: string | undefined
}

const Head = ({ team, sport, leagueHref }: HeadProps) => (
  <ProfileHead
    mark={<Crest id={team.id} name={team.name} size={58} />}
    name={team.name}
    action={<FavouriteButton subject={{ kind: 'team', sport, id: team.id, name: team.name }} />}
    lines={[
      <>
        {team.countryName}
        {'　'}
        <a href={leagueHref}>{team.leagueName}</a>
      </>,
      <Dotted key="coach" text={`主教练 ${team.coach}`} />,
    ]}
  />
)
