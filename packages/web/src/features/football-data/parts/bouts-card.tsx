import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { EVERY_MATCH } from '#features/football-data/history-choice.ts'
import { DataCard } from './data-card.tsx'
import { HistorySwitches } from './history-switches.tsx'
import { PastMatches } from './past-matches.tsx'
import { RecordFacts } from './record-facts.tsx'
import type { OfMatch } from './tabs.tsx'

/** Earlier matches of the two, as the home side remembers them. */
export function BoutsCard({ matchId }: OfMatch) {
  const [choice, setChoice] = useState(EVERY_MATCH)
  const query = useQuery({
    ...analysisQueries.bouts(matchId, choice),
    placeholderData: keepPreviousData,
  })
  const home = useQuery(analysisQueries.info(matchId)).data?.home
  return (
    <DataCard
      title="交锋"
      fact={home && `${home.name} 战绩`}
      query={query}
      height={320}
      isEmpty={({ played }) => played === 0}
      emptyText="按所选条件没有收录的交锋"
      top={<HistorySwitches label="交锋筛选" choice={choice} onChange={setChoice} />}
    >
      {(bouts) => (
        <>
          <RecordFacts record={bouts} matches={bouts.matches} />
          <PastMatches
            caption="历史交锋"
            matches={bouts.matches}
            teamId={home?.id ?? ''}
            part={choice.part}
          />
        </>
      )}
    </DataCard>
  )
}
