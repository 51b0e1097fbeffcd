import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { goBack } from '#kit/go.ts'
import { HiddenScore } from '#sport/shield/veil.tsx'
import { chevronLeft } from '#ui/icon/basic.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { ScoreBar } from '#ui/score-header/score-bar.tsx'
import { ScoreHeader, type ScoreHeaderProps } from '#ui/score-header/score-header.tsx'
import { MatchStar } from '#features/match/parts/public.ts'
import { ShareEntry, type SharedMatch } from '#features/share/parts/public.ts'
import { Collapsing } from './collapsing.tsx'

interface MatchHeadProps extends Omit<ScoreHeaderProps, 'nav' | 'hidden' | 'sport'> {
  readonly sport: Sport
  readonly match: {
    readonly id: string
    readonly kickOffAtMs: number
    readonly number: string | null
    readonly neutral: boolean
  }
  /** League and round, and where they lead. */
  readonly league: { readonly name: string; readonly href: string | undefined }
  /** Why the score is not shown. */
  readonly veil: Veil | null
  readonly shared: SharedMatch
}

/** Who plays whom and where it stands, of either sport. Scrolled away it is one line. */
export function MatchHead(props: MatchHeadProps) {
  const { match, league, veil, shared, ...header } = props
  const { sport, left, right, score, status } = header
  const names = `${left.name} 对 ${right.name}`
  const star = <MatchStar sport={sport} id={match.id} name={names} />
  return (
    <Collapsing
      bar={
        <ScoreBar
          left={{ id: left.id, name: left.name }}
          right={{ id: right.id, name: right.name }}
          score={score ? `${score.left} - ${score.right}` : 'vs'}
          note={status.text}
          start={<IconButton glyph={chevronLeft} label="返回" onClick={goBack} />}
          end={star}
        />
      }
      full={
        <ScoreHeader
          {...header}
          nav={
            <NavBar
              on="night"
              title={league.name}
              titleHref={league.href}
              note={factsOf(match)}
              onBack={goBack}
              right={
                <>
                  {star}
                  <ShareEntry match={shared} />
                </>
              }
            />
          }
          hidden={veil && <HiddenScore on="night" matchId={match.id} veil={veil} of={names} />}
        />
      }
    />
  )
}

const factsOf = ({ number, kickOffAtMs, neutral }: MatchHeadProps['match']): string =>
  [number, `${beijingDay(kickOffAtMs).slice(5)} ${beijingTime(kickOffAtMs)}`, neutral && '中立场']
    .filter(Boolean)
    .join('　')
