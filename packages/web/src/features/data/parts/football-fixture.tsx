import type { FootballRow } from '@linmen/contract/sportdata/match-row.schemas.ts'
import { isFinished } from '@linmen/domain/match/football-status.ts'
import { matchHref } from '#features/data/match-href.ts'
import { dateWords, momentWords, scoreNote, scoreWords } from '#features/data/match-words.ts'
import { FixtureRow } from './fixture-row.tsx'

interface FootballFixtureProps {
  readonly match: FootballRow
  /** Lists of one competition need not name it. */
  readonly league?: boolean
}

export function FootballFixture({ match, league = false }: FootballFixtureProps) {
  const over = isFinished(match.phase)
  const state = over || match.phase === 'scheduled' ? '' : match.statusWords.shortDesc
  return (
    <FixtureRow
      home={match.home}
      away={match.away}
      when={over ? dateWords(match.kickOffAtMs) : momentWords(match.kickOffAtMs)}
      note={[league && match.leagueName, match.group, state].filter(Boolean).join(' ')}
      score={scoreWords(match)}
      scoreNote={scoreNote(match)}
      href={matchHref('football', match.id)}
    />
  )
}
