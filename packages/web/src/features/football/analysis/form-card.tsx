import type { FormEntry } from '@linmen/contract/match/history.schemas.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import { linesOf, PAST_HEADS, pastRows, recordFacts } from './past-rows.ts'
import { EVERY_MATCH, HistoryCard, TeamForm } from '#features/match-parts/parts/public.ts'
import type { OfMatch } from '#features/football/of-match.ts'

/** The last matches of both sides, each on its own. */
export function FormCard({ matchId }: OfMatch) {
  const [choice, setChoice] = useState(EVERY_MATCH)
  const query = useQuery({
    ...analysisQueries.form(matchId, choice),
    placeholderData: keepPreviousData,
  })
  return (
    <HistoryCard
      title="近况"
      height={640}
      lines={linesOf('本队')}
      {...{ query, choice }}
      onChoice={setChoice}
    >
      {({ home, away }) =>
        [home, away].map((form) => (
          <TeamForm
            key={form.teamId}
            form={form}
            facts={recordFacts(form)}
            more={goalsOf(form)}
            heads={PAST_HEADS}
            rows={pastRows(form.matches)}
            part={choice.part}
          />
        ))
      }
    </HistoryCard>
  )
}

const goalsOf = (form: FormEntry) => [
  `场均进 ${form.scoredMean} 失 ${form.concededMean}`,
  `零封 ${form.cleanSheets}`,
  `未进球 ${form.blanks}`,
]
