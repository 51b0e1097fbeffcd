import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { catalogueQuery } from '#features/data/data.queries.ts'
import { Finds } from '#features/data/parts/finds.tsx'
import { goBack, hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { SearchBar } from '#features/data/parts/search-bar.tsx'
import { SearchWords } from '#features/data/parts/search-words.tsx'
import { useSearchHistory } from '#kit/search-history.ts'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'

/** Looks for competitions, teams and players. */
export function Page() {
  const [word, setWord] = useState('')
  const { words, remember, forget } = useSearchHistory('matches', 'football')
  return (
    <PageFrame
      title="搜索"
      header={
        <SearchBar word={word} onChange={setWord} onBack={goBack} onSubmit={() => remember(word)} />
      }
    >
      {word.trim() === '' ? (
        <SearchWords words={words} onChoose={setWord} onForget={forget} />
      ) : (
        <Results word={word} onOpen={() => remember(word)} />
      )}
    </PageFrame>
  )
}

function Results({ word, onOpen }: { word: string; onOpen: () => void }) {
  const wanted = useDeferredValue(word.trim())
  const query = useQuery(catalogueQuery(wanted))
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows />}
      isEmpty={({ categories, teams, players }) =>
        teams.length + players.length + categories.flatMap(({ leagues }) => leagues).length === 0
      }
      empty={{ title: '没有找到', text: '换个词试试；球员只在名单已收录的球队里查找' }}
    >
      {({ categories, teams, players }) => (
        <Finds
          leagues={categories.flatMap(({ leagues }) => leagues)}
          teams={teams}
          players={players}
          hrefs={HREFS}
          onOpen={onOpen}
        />
      )}
    </Loaded>
  )
}

const HREFS = {
  league: (leagueId: string) => hrefTo('LeagueDataPage', { leagueId }),
  team: (teamId: string) => hrefTo('TeamDataPage', { teamId }),
  player: (playerId: string, teamId: string) => hrefTo('PlayerInfoPage', { playerId, teamId }),
}
