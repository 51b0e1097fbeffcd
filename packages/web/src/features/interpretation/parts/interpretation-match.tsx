import type { InterpretationSummary } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { HiddenScore } from '#sport/shield/veil.tsx'
import { MatchStrip } from '#ui/match-strip/match-strip.tsx'
import { Press } from '#ui/press/press.tsx'
import { kickoffText, ResultStamp } from '#features/plan/parts/public.ts'
import s from './interpretation-match.module.css'

interface MatchProps {
  readonly of: Pick<InterpretationSummary, 'match' | 'result' | 'sport'>
  readonly veil: Veil | null
}

/** The match it is about: one line that leads there, and how it ended once that may be seen. */
export function InterpretationMatch({ of, veil }: MatchProps) {
  const { match, result } = of
  const { home, away, homeGoals, awayGoals } = match
  const score = homeGoals === undefined ? null : `${homeGoals}:${awayGoals}`
  return (
    <div className={s.match}>
      <Press {...(matchHref(of) && { href: matchHref(of) })} className={s.strip}>
        <MatchStrip
          inset
          {...(match.number !== undefined && { no: match.number })}
          home={{ id: match.homeTeamId ?? home, name: home }}
          away={{ id: match.awayTeamId ?? away, name: away }}
          time={(!veil && score) || kickoffText(match.kickoffMs, serverNowMs())}
        />
      </Press>
      {result && !veil && <ResultStamp result={result} />}
      {veil && (
        <p className={s.hidden}>
          <HiddenScore matchId={match.matchId} veil={veil} of={`${home} 对 ${away}`} />
        </p>
      )}
    </div>
  )
}

function matchHref({ match, sport }: MatchProps['of']): string | undefined {
  const screen = sport === 'basketball' ? 'BkMatchDetailPage' : 'MatchDetailFootball'
  return isOpen(screen) ? hrefTo(screen, { matchId: match.matchId }) : undefined
}
