import type { BasketballForm } from '@linmen/contract/match/basketball-history.schemas.ts'
import { runText } from '@linmen/domain/standings/recent-form.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boutsQuery, matchQuery, recentQuery } from '#features/basketball/basketball.queries.ts'
import { PAST_HEADS, pastRows, recordFacts } from '#features/basketball/past-rows.ts'
import {
  EVERY_MATCH,
  HistorySwitches,
  PastMatches,
  RecordFacts,
  useAnyFinishedShielded,
  type HistoryChoice,
} from '#features/match-parts/parts/public.ts'
import { DataCard, FormRow } from '#features/football-data/parts/public.ts'
import type { OfMatch } from './detail-tabs.tsx'
import s from './history-tab.module.css'

const EMPTY = '按所选条件没有收录的比赛'

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
      emptyText={EMPTY}
    >
      {(bouts) => (
        <>
          <RecordFacts facts={recordFacts(bouts)} matches={bouts.matches} />
          <PastMatches
            caption="交锋记录"
            heads={PAST_HEADS}
            rows={pastRows(bouts.matches)}
            teamId={home?.id ?? ''}
            part={choice.part}
          />
        </>
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
        [away, home].map((form) => <Team key={form.teamId} form={form} part={choice.part} />)
      }
    </DataCard>
  )
}

function Team({ form, part }: { form: BasketballForm; part: HistoryChoice['part'] }) {
  const { teamName, streak, rest } = form
  const hidden = useAnyFinishedShielded(form.matches)
  const facts = [
    !hidden && streak && streak.length > 1 && runText(streak.length, streak.outcome),
    rest !== null && `距上一场 ${rest} 天`,
  ]
  return (
    <section aria-label={`${teamName} 近期`}>
      <header className={s.head}>
        <h3>{teamName}</h3>
        {!hidden && <FormRow outcomes={form.outcomes.slice(0, 6)} />}
      </header>
      {form.played === 0 ? (
        <p className={s.note}>{EMPTY}</p>
      ) : (
        <>
          <RecordFacts facts={recordFacts(form)} matches={form.matches} />
          <p className={s.note}>{facts.filter(Boolean).join('　')}</p>
          <PastMatches
            caption={`${teamName} 近期比赛`}
            heads={PAST_HEADS}
            rows={pastRows(form.matches)}
            teamId={form.teamId}
            part={part}
          />
        </>
      )}
    </section>
  )
}
