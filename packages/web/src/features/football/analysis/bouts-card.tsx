import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import { linesOf, PAST_HEADS, pastRows, recordFacts } from './past-rows.ts'
import { EVERY_MATCH, HistoryCard, PastRecord } from '#features/match-parts/parts/public.ts'
import type { OfMatch } from '#features/football/of-match.ts'

/** Earlier matches of the two, as the home side remembers them. */
export function BoutsCard({ matchId }: OfMatch) {
  const [choice, setChoice] = useState(EVERY_MATCH)
  const query = useQuery({
    ...analysisQueries.bouts(matchId, choice),
    placeholderData: keepPreviousData,
  })
  const home = useQuery(analysisQueries.info(matchId)).data?.home
  return (
    <HistoryCard
      title="交锋"
      fact={home && `${home.name} 战绩`}
      height={320}
      isEmpty={({ played }) => played === 0}
      emptyText="按所选条件没有收录的交锋"
      lines={linesOf(home?.name ?? '主队')}
      {...{ query, choice }}
      onChoice={setChoice}
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
    </HistoryCard>
  )
}
