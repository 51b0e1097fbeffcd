import type { FootballRow } from '@linmen/contract/sportdata/match-row.schemas.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { isFinished } from '@linmen/domain/match/football-status.ts'
import { matchHref } from '#features/data/match-href.ts'
import { dateWords, dayWords, scoreNote, scoreWords } from '#features/data/match-words.ts'
import { FixtureRow } from './fixture-row.tsx'

interface FootballFixtureProps {
  readonly match: FootballRow
  /** Lists of one competition need not name it. */
  readonly league?: boolean
}

export function FootballFixture({ match, league = false }: FootballFixtureProps) {
  const over = isFinished(match.phase)
  const ahead = match.phase === 'scheduled'
  return (
    <FixtureRow
      left={match.home}
      right={match.away}
      when={over ? dateWords(match.kickOffAtMs) : dayWords(match.kickOffAtMs)}
      notes={[
        ...(over ? [] : [beijingTime(match.kickOffAtMs)]),
        ...(over || ahead ? [] : [match.statusWords.shortDesc]),
        ...(league ? [match.leagueName] : []),
        ...(match.group ? [match.group] : []),
      ]}
      score={scoreWords(match)}
      scoreNote={scoreNote(match)}
      href={matchHref('football', match.id)}
    />
  )
}
