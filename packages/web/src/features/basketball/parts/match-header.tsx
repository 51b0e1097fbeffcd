import type {
  BasketballInfo,
  BasketballSide,
} from '@linmen/contract/match/basketball-detail.schemas.ts'
import {
  backToBackTag,
  halfScore,
  hasBasketballScore,
  scoreText,
} from '@linmen/domain/match/basketball/basketball-words.ts'
import { beijingDay, weekdayWord } from '@linmen/domain/match/business-day.ts'
import { veiledStatus, type Veil } from '@linmen/domain/shield/shielded-words.ts'
import { basketballChip, basketballChipKind } from '#sport/basketball-chip.ts'
import { hrefTo } from '#kit/go.ts'
import { tvNowMs, usePlacesShown } from '#sport/shield/shield.ts'
import { useTicking } from '#kit/tick.ts'
import { sharedBasketball } from '#features/basketball/shared-match.ts'
import { MatchHead } from '#features/match-parts/parts/public.ts'
import { QuarterTable } from '#features/basketball/parts/play/quarter-table.tsx'

interface MatchHeaderProps {
  readonly info: BasketballInfo
  /** Why the score is not shown. */
  readonly veil: Veil | null
}

/** Away team left, quarters below. */
export function MatchHeader({ info, veil }: MatchHeaderProps) {
  const { live, kickOffAtMs, home, away, leagueId, leagueName, stageName } = info
  const time = useTicking((nowMs) =>
    basketballChip({ live, kickOffAtMs, form: 'long' }, tvNowMs(nowMs)),
  )
  const status = veiledStatus(live.phase, veil) ?? { kind: basketballChipKind(live), text: time }
  const placed = usePlacesShown()
  const begun = !veil && hasBasketballScore(live)
  return (
    <MatchHead
      sport="basketball"
      match={info}
      league={{
        name: [leagueName, stageName].filter(Boolean).join(' '),
        href: hrefTo('BkLeaguePage', { leagueId }),
      }}
      left={{ ...headOf(away, placed), mark: '客' }}
      right={{ ...headOf(home, placed), mark: '主' }}
      {...{ veil, status }}
      shared={sharedBasketball({ info, time, veil })}
      {...(begun && { score: { left: live.score.away, right: live.score.home } })}
      note={veil ? '' : underScore(info)}
      below={begun && <QuarterTable info={info} />}
    />
  )
}

function headOf(side: BasketballSide, placed: boolean) {
  const { id, name, rank, conference } = side
  // The table of the page goes on after tip-off, this place does not.
  const place = rank && `赛前${conference ?? ''}第${rank}`
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
