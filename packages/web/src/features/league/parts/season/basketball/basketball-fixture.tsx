import type { BasketballRow } from '@linmen/contract/league/match-row.schemas.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { veiledStatus } from '@linmen/domain/shield/shielded-words.ts'
import { serverNowMs } from '#kit/clock.ts'
import { useVeil } from '#sport/shield/tv-delay.ts'
import { HiddenScore } from '#sport/shield/veil.tsx'
import { pointsWords, restWords } from '#features/league/basketball-words.ts'
import { matchHref } from '#features/league/match-href.ts'
import { dayWords, yearWords } from '#features/league/match-words.ts'
import { FixtureRow } from '#features/league/parts/season/fixture-row.tsx'

/** One match of a league or a team; who plays on consecutive days is told. */
export function BasketballFixture({ match }: { match: BasketballRow }) {
  const over = match.phase === 'finished'
  const ahead = match.phase === 'scheduled'
  const score = pointsWords(match)
  const veil = useVeil(match, `${match.phase} ${score}`)
  const status = veiledStatus(match.phase, veil)?.text ?? match.statusWords.shortDesc
  const names = `${match.away.name} 对 ${match.home.name}`
  return (
    <FixtureRow
      points
      left={{ ...match.away, tag: '客' }}
      right={{ ...match.home, tag: '主' }}
      year={yearWords(match.kickOffAtMs, serverNowMs())}
      when={dayWords(match.kickOffAtMs)}
      note={over || ahead ? beijingTime(match.kickOffAtMs) : status}
      score={veil ? null : score}
      hidden={veil && <HiddenScore small matchId={match.id} veil={veil} of={names} />}
      scoreNote={restWords(match)}
      href={matchHref('basketball', match.id)}
    />
  )
}
