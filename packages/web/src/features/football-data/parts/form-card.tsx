import type { FormEntry } from '@linmen/contract/match/history.schemas.ts'
import { runText } from '@linmen/domain/standings/recent-form.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { analysisQueries } from '#features/football-data/football-data.queries.ts'
import { PAST_HEADS, pastRows, recordFacts } from '#features/football-data/past-rows.ts'
import {
  EVERY_MATCH,
  HistorySwitches,
  PastMatches,
  RecordFacts,
  useAnyFinishedShielded,
} from '#features/match-parts/parts/public.ts'
import { DataCard } from './data-card.tsx'
import s from './form-card.module.css'
import { FormRow } from './form-row.tsx'
import type { OfMatch } from './tabs.tsx'

/** The last matches of both sides, each on its own. */
export function FormCard({ matchId }: OfMatch) {
  const [choice, setChoice] = useState(EVERY_MATCH)
  const query = useQuery({
    ...analysisQueries.form(matchId, choice),
    placeholderData: keepPreviousData,
  })
  return (
    <DataCard
      title="近况"
      query={query}
      height={640}
      top={<HistorySwitches label="近况筛选" choice={choice} onChange={setChoice} />}
    >
      {({ home, away }) => (
        <>
          <Side form={home} part={choice.part} />
          <Side form={away} part={choice.part} />
        </>
      )}
    </DataCard>
  )
}

function Side({ form, part }: { form: FormEntry; part: 'full' | 'half' }) {
  const hidden = useAnyFinishedShielded(form.matches)
  return (
    <section aria-label={`${form.teamName} 近况`}>
      <header className={s.head}>
        <h3>{form.teamName}</h3>
        {!hidden && <FormRow outcomes={form.outcomes.slice(0, 6)} />}
      </header>
      {form.played === 0 ? (
        <p className={s.note}>按所选条件没有收录的比赛</p>
      ) : (
        <>
          <RecordFacts facts={recordFacts(form)} matches={form.matches} />
          {!hidden && <p className={s.note}>{formText(form)}</p>}
          <PastMatches
            caption={`${form.teamName} 近期比赛`}
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

function formText({ streak, rest, ...form }: FormEntry): string {
  return [
    `场均进 ${form.scoredMean} 失 ${form.concededMean}`,
    `零封 ${form.cleanSheets}`,
    `未进球 ${form.blanks}`,
    streak && streak.length > 1 && runText(streak.length, streak.outcome),
    rest !== null && `距上一场 ${rest} 天`,
  ]
    .filter(Boolean)
    .join('　')
}
