import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { PAST_HEADS, pastRows, recordFacts } from '#features/football-data/past-rows.ts'
import { EVERY_MATCH, HistorySwitches, PastRecord } from '#features/match-parts/parts/public.ts'
import { DataCard } from './data-card.tsx'
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
        <PastRecord
          caption="历史交锋"
          facts={recordFacts(bouts)}
          heads={PAST_HEADS}
          rows={pastRows(bouts.matches)}
          teamId={home?.id ?? ''}
          part={choice.part}
        />
      )}
    </DataCard>
  )
}
