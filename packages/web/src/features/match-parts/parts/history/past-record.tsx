import { runText } from '@linmen/domain/standings/recent-form.ts'
import { FormRow } from './form-row.tsx'
import { PastMatches, type PastMatchesProps } from './past-matches.tsx'
import { RecordFacts, useAnyFinishedShielded, type RecordFact } from './record-facts.tsx'
import { TeamNote, TeamPart } from '#features/match-parts/parts/team-part.tsx'

export const NOTHING_RECORDED = '按所选条件没有收录的比赛'

interface PastRecordProps extends PastMatchesProps {
  /** What these matches add up to. */
  readonly facts: readonly RecordFact[]
  readonly note?: string
}

/** Past matches under what they add up to; one match alone adds up to nothing. */
export const PastRecord = ({ facts, note, ...past }: PastRecordProps) => (
  <>
    {past.rows.length > 1 && <RecordFacts facts={facts} matches={past.rows} />}
    {note && <TeamNote text={note} />}
    <PastMatches {...past} />
  </>
)

type Outcome = 'win' | 'draw' | 'lose'

interface TeamPast {
  readonly teamId: string
  readonly teamName: string
  readonly outcomes: readonly Outcome[]
  readonly streak: { readonly outcome: Outcome; readonly length: number } | null
  /** Days since the last match. */
  readonly rest: number | null
}

interface TeamFormProps extends Pick<PastRecordProps, 'facts' | 'heads' | 'rows' | 'part'> {
  readonly form: TeamPast
  /** More that follows from the results. */
  readonly more?: readonly string[]
}

const BADGES = 6

/** How a team has played lately. Nothing of it tells a result that is hidden. */
export function TeamForm({ form, more = [], ...past }: TeamFormProps) {
  const { teamId, teamName, streak, rest } = form
  const hidden = useAnyFinishedShielded(past.rows)
  const results = [...more, streak && streak.length > 1 && runText(streak.length, streak.outcome)]
  const note = [...(hidden ? [] : results), rest !== null && `距上一场 ${rest} 天`]
  return (
    <TeamPart
      name={teamName}
      what="近况"
      aside={!hidden && <FormRow outcomes={form.outcomes.slice(0, BADGES)} />}
      empty={past.rows.length === 0 && NOTHING_RECORDED}
    >
      <PastRecord
        caption={`${teamName} 近期比赛`}
        teamId={teamId}
        note={note.filter(Boolean).join('　')}
        {...past}
      />
    </TeamPart>
  )
}
