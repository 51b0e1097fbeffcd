import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { basketballCatalogueQuery } from '#features/data/basketball.queries.ts'
import { catalogueQuery } from '#features/data/data.queries.ts'
import { isNothing, type useDataFinds } from '#features/data/use-data-finds.ts'
import { FoundMatches, useFoundMatches } from '#features/match-search/parts/public.ts'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { Finds, type Found } from './finds.tsx'

interface ResultsProps {
  readonly word: string
  readonly onOpen: () => void
}

const NONE = { title: '没有找到', text: '换个词试试；球员只在名单已收录的球队里查找' }

export function FootballResults({ word, onOpen }: ResultsProps) {
  const query = useQuery(catalogueQuery(useDeferredValue(word.trim())))
  const found = ({ categories, teams, players }: NonNullable<typeof query.data>): Found => ({
    leagues: categories.flatMap(({ leagues }) => leagues),
    teams,
    players,
  })
  const { football } = useFoundMatches(word, ['football'])
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows />}
      isEmpty={(data) => football.length === 0 && isNothing(found(data))}
      empty={NONE}
    >
      {(data) => (
        <>
          <Finds found={found(data)} hrefs={FOOTBALL} onOpen={onOpen} />
          <FoundMatches title="今天的比赛" found={football} onOpen={onOpen} />
        </>
      )}
    </Loaded>
  )
}

export function BasketballResults({ word, onOpen }: ResultsProps) {
  const query = useQuery(basketballCatalogueQuery(useDeferredValue(word.trim())))
  const { basketball } = useFoundMatches(word, ['basketball'])
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows />}
      isEmpty={(found) => basketball.length === 0 && isNothing(found)}
      empty={NONE}
    >
      {(found) => (
        <>
          <Finds found={found} hrefs={BASKETBALL} onOpen={onOpen} />
          <FoundMatches title="今天的比赛" found={basketball} onOpen={onOpen} />
        </>
      )}
    </Loaded>
  )
}

interface DataFindsProps {
  readonly found: ReturnType<typeof useDataFinds>['found']
  readonly onOpen: () => void
}

/** What a word has found in both sports. */
export const DataFinds = ({ found: { football, basketball }, onOpen }: DataFindsProps) => (
  <>
    {football && <Finds kind="足球" found={football} hrefs={FOOTBALL} onOpen={onOpen} />}
    {basketball && <Finds kind="篮球" found={basketball} hrefs={BASKETBALL} onOpen={onOpen} />}
  </>
)

const FOOTBALL = {
  league: (leagueId: string) => hrefTo('LeagueDataPage', { leagueId }),
  team: (teamId: string) => hrefTo('TeamDataPage', { teamId }),
  player: (playerId: string, teamId: string) => hrefTo('PlayerInfoPage', { playerId, teamId }),
}

// A basketball player has no page of his own; his team's lists him.
const BASKETBALL = {
  league: (leagueId: string) => hrefTo('BkLeaguePage', { leagueId }),
  team: (teamId: string) => hrefTo('BkTeamPage', { tab: 'overview', teamId }),
  player: (_playerId: string, teamId: string) => hrefTo('BkTeamPage', { tab: 'players', teamId }),
}
