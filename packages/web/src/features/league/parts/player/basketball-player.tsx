import type { PlayerEntry } from '@linmen/contract/league/player.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { basketballPlayerQuery } from '#features/league/basketball.queries.ts'
import { hrefTo } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useNotedChoice } from '#kit/noted-choice.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { isUnknownToGateway } from '#kit/policy/refused-by.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { PlayerCareer } from './player-career.tsx'
import { PlayerGames } from './player-games.tsx'
import { PlayerOverview } from './player-overview.tsx'
import type { PlayerPart } from './player-part.ts'
import { PlayerPast } from './player-past.tsx'
import { PlayerHead } from './player-head.tsx'

interface PlayerTab {
  readonly key: string
  readonly label: string
  readonly show: (part: PlayerPart) => ReactNode
}

const TABS: readonly PlayerTab[] = [
  { key: 'overview', label: '概况', show: (part) => <PlayerOverview {...part} /> },
  { key: 'games', label: '比赛', show: (part) => <PlayerGames {...part} /> },
  { key: 'career', label: '生涯', show: (part) => <PlayerCareer {...part} /> },
  { key: 'past', label: '履历', show: (part) => <PlayerPast {...part} /> },
]

/** A basketball player's own page. A reload finds the tab that was opened. */
export function BasketballPlayer() {
  const { playerId, teamId } = useScreenParams('PlayerInfoPage')
  const choice = { playerId, ...(teamId !== undefined && { teamId }) }
  const query = useQuery(basketballPlayerQuery(choice))
  const [chosen, choose] = useNotedChoice('tab', TABS, TABS[0]!.key)
  const tab = TABS.find(({ key }) => key === chosen)!
  const player = query.data?.player
  return (
    <PageFrame title={player?.name ?? '球员'} {...(player && { header: <Head player={player} /> })}>
      {isNobody(query.error) ? (
        <EmptyState title="没有这名球员" text="资料可能还没有收录" sport="basketball" />
      ) : (
        <Loaded query={query}>
          {(page) => (
            <>
              <Tabs id="player" label="球员资料" items={TABS} value={tab.key} onChange={choose} />
              <TabPanel id="player" tab={tab.key}>
                {tab.show({ page, choice })}
              </TabPanel>
            </>
          )}
        </Loaded>
      )}
    </PageFrame>
  )
}

const isNobody = (error: unknown) => isUnknownToGateway(error, 'player.not_found', 'bad_input')

const Head = ({ player }: { player: PlayerEntry }) => (
  <PlayerHead
    player={player}
    sport="basketball"
    teamHref={hrefTo('BkTeamPage', { tab: 'overview', teamId: player.teamId })}
  />
)
