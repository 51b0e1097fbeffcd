import type {
  BasketballInfo,
  BasketballSide,
} from '@linmen/contract/match/basketball-detail.schemas.ts'
import {
  backToBackTag,
  halfScore,
  hasBasketballScore,
  scoreText,
} from '@linmen/domain/match/basketball-words.ts'
import { beijingDay, beijingTime, weekdayWord } from '@linmen/domain/match/business-day.ts'
import { veiledStatus, type Veil } from '@linmen/domain/shield/shielded-words.ts'
import { basketballChip, basketballChipKind } from '#kit/basketball-chip.ts'
import { goBack, hrefTo } from '#kit/go.ts'
import { tvNowMs, usePlacesShown } from '#kit/shield.ts'
import { useTicking } from '#kit/tick.ts'
import { HiddenScore } from '#kit/veil.tsx'
import { chevronLeft } from '#ui/icon/basic.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { ScoreBar } from '#ui/score-header/score-bar.tsx'
import { ScoreHeader } from '#ui/score-header/score-header.tsx'
import { sharedBasketball } from '#features/basketball/shared-match.ts'
import { Collapsing } from '#features/football/parts/public.ts'
import { MatchStar } from '#features/match/parts/public.ts'
import { ShareEntry } from '#features/share/parts/public.ts'
import { QuarterTable } from './quarter-table.tsx'

interface MatchHeaderProps {
  readonly info: BasketballInfo
  /** Why the score is not shown. */
  readonly veil: Veil | null
}

/** Away team left, quarters below. Scrolled away it is one line. */
export function MatchHeader({ info, veil }: MatchHeaderProps) {
  const { live, kickOffAtMs, home, away } = info
  const time = useTicking((nowMs) =>
    basketballChip({ live, kickOffAtMs, form: 'long' }, tvNowMs(nowMs)),
  )
  const status = veiledStatus(live.phase, veil) ?? { kind: basketballChipKind(live), text: time }
  const placed = usePlacesShown()
  const begun = !veil && hasBasketballScore(live)
  const share = <ShareEntry match={sharedBasketball({ info, time, veil })} />
  const names = `${away.name} 对 ${home.name}`
  const star = <MatchStar sport="basketball" id={info.id} name={names} />
  return (
    <Collapsing
      bar={
        <ScoreBar
          left={{ id: away.id, name: away.name }}
          right={{ id: home.id, name: home.name }}
          score={begun ? `${live.score.away} - ${live.score.home}` : 'vs'}
          note={status.text}
          start={<IconButton glyph={chevronLeft} label="返回" onClick={goBack} />}
          end={star}
        />
      }
      full={
        <ScoreHeader
          sport="basketball"
          nav={
            <Nav info={info}>
              {star}
              {share}
            </Nav>
          }
          left={{ ...headOf(away, placed), mark: '客' }}
          right={{ ...headOf(home, placed), mark: '主' }}
          status={status}
          {...(begun && { score: { left: live.score.away, right: live.score.home } })}
          {...(veil && {
            hidden: <HiddenScore on="night" matchId={info.id} veil={veil} of={names} />,
          })}
          note={veil ? '' : underScore(info)}
          below={begun && <QuarterTable info={info} />}
        />
      }
    />
  )
}

function Nav({ info, children }: { info: BasketballInfo; children: React.ReactNode }) {
  const { leagueId, leagueName, stageName, number, kickOffAtMs, neutral } = info
  const facts = [
    number,
    `${beijingDay(kickOffAtMs).slice(5)} ${beijingTime(kickOffAtMs)}`,
    neutral && '中立场',
  ]
  return (
    <NavBar
      on="night"
      title={[leagueName, stageName].filter(Boolean).join(' ')}
      titleHref={hrefTo('BkLeaguePage', { leagueId })}
      note={facts.filter(Boolean).join('　')}
      onBack={goBack}
      right={children}
    />
  )
}

function headOf(side: BasketballSide, placed: boolean) {
  const { id, name, rank, conference } = side
  // The table of the page goes on after tip-off, this place does not.
  const place = rank && (conference ? `赛前${conference}第${rank}` : `赛前第 ${rank} 名`)
  return {
    id,
    name,
    notes: [backToBackTag(side), placed && place].filter((note) => typeof note === 'string'),
    href: hrefTo('BkTeamPage', { tab: 'overview', teamId: id }),
  }
}

function underScore({ live, kickOffAtMs }: BasketballInfo): string {
  const half = halfScore(live)
  if (live.note) return live.note
  if (half) return `半场 ${scoreText(half)}`
  const day = beijingDay(kickOffAtMs)
  return live.phase === 'scheduled' ? `${day.slice(5)} ${weekdayWord(day)}` : ''
}
