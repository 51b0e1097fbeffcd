import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boutsQuery, matchQuery, recentQuery } from '#features/basketball/basketball.queries.ts'
import { PAST_HEADS, pastRows, recordFacts } from '#features/basketball/past-rows.ts'
import {
  EVERY_MATCH,
  HistorySwitches,
  NOTHING_RECORDED,
  PastRecord,
  TeamForm,
  type HistoryChoice,
} from '#features/match-parts/parts/public.ts'
import { DataCard } from '#features/football-data/parts/public.ts'
import type { OfMatch } from './detail-tabs.tsx'

/** 交锋: what both teams did against each other, seen by the home side. */
export function BoutsTab({ matchId }: OfMatch) {
  const [choice, setChoice] = useState<HistoryChoice>(EVERY_MATCH)
  const info = useQuery(matchQuery(matchId)).data
  const query = useQuery({ ...boutsQuery(matchId, choice), placeholderData: keepPreviousData })
  const home = info?.home
  return (
    <DataCard
      title="交锋"
      fact={home && `以${home.name}计`}
      query={query}
      height={360}
      top={<HistorySwitches label="交锋条件" choice={choice} onChange={setChoice} />}
      isEmpty={({ matches }) => matches.length === 0}
      emptyText={NOTHING_RECORDED}
    >
      {(bouts) => (
        <PastRecord
          caption="交锋记录"
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

/** 近期: the last matches of each team. */
export function RecentTab({ matchId }: OfMatch) {
  const [choice, setChoice] = useState<HistoryChoice>(EVERY_MATCH)
  const query = useQuery({ ...recentQuery(matchId, choice), placeholderData: keepPreviousData })
  return (
    <DataCard
      title="近期战绩"
      query={query}
      height={480}
      top={<HistorySwitches label="近期条件" choice={choice} onChange={setChoice} />}
    >
      {({ home, away }) =>
        [away, home].map((form) => (
          <TeamForm
            key={form.teamId}
            form={form}
            facts={recordFacts(form)}
            heads={PAST_HEADS}
            rows={pastRows(form.matches)}
            part={choice.part}
          />
        ))
      }
    </DataCard>
  )
}
