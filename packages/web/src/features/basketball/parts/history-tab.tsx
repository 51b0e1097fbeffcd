import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boutsQuery, matchQuery, recentQuery } from '#features/basketball/basketball.queries.ts'
import { linesOf, PAST_HEADS, pastRows, recordFacts } from '#features/basketball/past-rows.ts'
import {
  EVERY_MATCH,
  HistoryCard,
  NOTHING_RECORDED,
  PastRecord,
  TeamForm,
} from '#features/match-parts/parts/public.ts'
import type { OfMatch } from './detail-tabs.tsx'

/** 交锋: what both teams did against each other, seen by the home side. */
export function BoutsTab({ matchId }: OfMatch) {
  const [choice, setChoice] = useState(EVERY_MATCH)
  const query = useQuery({ ...boutsQuery(matchId, choice), placeholderData: keepPreviousData })
  const home = useQuery(matchQuery(matchId)).data?.home
  return (
    <HistoryCard
      title="交锋"
      fact={home && `${home.name} 战绩`}
      height={360}
      isEmpty={({ matches }) => matches.length === 0}
      emptyText={NOTHING_RECORDED}
      lines={linesOf(home?.name ?? '主队')}
      {...{ query, choice }}
      onChoice={setChoice}
    >
      {(bouts) => (
        <PastRecord
          caption="交锋记录"
          facts={recordFacts(bouts)}
          heads={PAST_HEADS}
          rows={pastRows(bouts.matches, home?.id ?? '')}
          teamId={home?.id ?? ''}
          part={choice.part}
        />
      )}
    </HistoryCard>
  )
}

/** 近期: the last matches of each team. */
export function RecentTab({ matchId }: OfMatch) {
  const [choice, setChoice] = useState(EVERY_MATCH)
  const query = useQuery({ ...recentQuery(matchId, choice), placeholderData: keepPreviousData })
  return (
    <HistoryCard
      title="近期战绩"
      height={480}
      lines={linesOf('本队')}
      {...{ query, choice }}
      onChoice={setChoice}
    >
      {({ home, away }) =>
        [away, home].map((form) => (
          <TeamForm
            key={form.teamId}
            form={form}
            facts={recordFacts(form)}
            heads={PAST_HEADS}
            rows={pastRows(form.matches, form.teamId)}
            part={choice.part}
          />
        ))
      }
    </HistoryCard>
  )
}
