import type { FootballRow } from '@linmen/contract/league/match-row.schemas.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { isFinished } from '@linmen/domain/match/football/football-status.ts'
import { groupName } from '@linmen/domain/standings/group-name.ts'
import { veiledStatus } from '@linmen/domain/shield/shielded-words.ts'
import { isOfNinety } from '@linmen/domain/shield/spoiler-shield.ts'
import { serverNowMs } from '#kit/clock.ts'
import { useVeil } from '#sport/shield/tv-delay.ts'
import { HiddenScore } from '#sport/shield/veil.tsx'
import { matchHref } from '#features/league/match-href.ts'
import { dayWords, scoreNote, scoreWords, yearWords } from '#features/league/match-words.ts'
import { FixtureRow } from './fixture-row.tsx'

interface FootballFixtureProps {
  readonly match: FootballRow
  /** Lists of one competition need not name it. */
  readonly league?: boolean
}

export function FootballFixture({ match, league = false }: FootballFixtureProps) {
  const over = isFinished(match.phase)
  const ahead = match.phase === 'scheduled'
  const score = scoreWords(match)
  const wasRegular = match.score !== null && isOfNinety(match.score)
  const veil = useVeil({ ...match, wasRegular }, `${match.phase} ${score}`)
  const status = veiledStatus(match.phase, veil)?.text ?? match.statusWords.shortDesc
  const of = [league && match.leagueName, groupName(match.group ?? '')].filter(Boolean).join(' ')
  const names = `${match.home.name} 对 ${match.away.name}`
  return (
    <FixtureRow
      left={match.home}
      right={match.away}
      year={yearWords(match.kickOffAtMs, serverNowMs())}
      when={dayWords(match.kickOffAtMs)}
      note={(over && of) || (over || ahead ? beijingTime(match.kickOffAtMs) : status)}
      score={veil ? null : score}
      scoreNote={(veil ? '' : scoreNote(match)) || (over ? '' : of)}
      hidden={veil && <HiddenScore small matchId={match.id} veil={veil} of={names} />}
      href={matchHref('football', match.id)}
    />
  )
}
