import type { BasketballMatch } from '@linmen/contract/match/basketball-day.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { isBasketballCalledOff } from '@linmen/domain/match/basketball/basketball-status.ts'
import { correctionLine, overtimeMark } from '@linmen/domain/match/basketball/basketball-words.ts'
import { isNextDay } from '@linmen/domain/match/business-day.ts'
import { leagueLines } from '@linmen/domain/match/list/league-lines.ts'
import { closingOdds } from '@linmen/domain/odds/closing-odds.ts'
import { veiledStatus, type Veil } from '@linmen/domain/shield/shielded-words.ts'
import { memo } from 'react'
import { hrefTo } from '#kit/go.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { useStore } from '#kit/store.ts'
import { useTicking } from '#kit/tick.ts'
import { HiddenScore } from '#sport/shield/veil.tsx'
import { cx } from '#ui/class-names.ts'
import { motion } from '#ui/motion/motion.ts'
import { StatusChip } from '#ui/status-chip/status-chip.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import {
  theBasketballBoard,
  type BasketballView,
  type BasketNotice,
} from '#features/match/basketball-board.ts'
import { basketballChip, basketballChipKind } from '#sport/basketball-chip.ts'
import { extrasOf } from '#features/match/follow/follow-store.ts'
import { useRowVeil } from '#features/match/use-row-veil.ts'
import { BasketballOdds } from './basketball-odds.tsx'
import { BasketballSide } from './basketball-side.tsx'
import { RowMedia } from '#features/match/parts/rows/row-media.tsx'
import { Star } from '#features/match/parts/rows/star.tsx'
import s from './basketball-row.module.css'
import row from '#features/match/parts/rows/row.module.css'

export interface BasketballLook {
  /** Whose baskets light up. */
  readonly lit: 'all' | 'followed' | 'none'
  readonly showRank: boolean
  readonly oddsType: number
}

export interface BasketballRowProps {
  readonly match: BasketballMatch
  readonly look: BasketballLook
}

/** One match, away team first. It follows its own match on the board, so a basket draws this row only. */
export const BasketballRow = memo(function BasketballRow({ match, look }: BasketballRowProps) {
  const { id, home, away } = match
  const view = useStore(theBasketballBoard.viewOf(match))
  const { followed, plans } = useStore(extrasOf(id))
  const veil = useRowVeil(view)
  const veiled = veil !== null
  const shown = !veiled && view.notice && isWanted(view.notice, followed, look)
  const notice = shown ? view.notice : null
  const name = `${away.name} 对 ${home.name}`
  const isOff = isBasketballCalledOff(view.live.phase)
  return (
    <div className={cx(row.row, s.row, noticeLook(notice), isOff && row.off)} data-match={id}>
      <a
        className={row.open}
        href={hrefTo('BkMatchDetailPage', { matchId: id })}
        aria-label={name}
      />
      <div className={cx(row.left, s.left)}>
        <LeagueName name={match.leagueName} />
        <Chip view={view} veil={veil} />
        <span className={row.number}>
          {match.number ?? ''}
          <RowMedia video={match.video} cartoon={match.cartoon} />
        </span>
      </div>
      <BasketballSide side="away" {...{ view, notice, veiled }} showRank={look.showRank} />
      <BasketballSide side="home" {...{ view, notice, veiled, plans }} showRank={look.showRank} />
      {veil && (
        <span className={cx(row.veil, s.veil)}>
          <HiddenScore brief matchId={id} veil={veil} of={name} sinceMs={view.sinceMs} />
        </span>
      )}
      <Star id={id} sport="basketball" name={name} className={s.star} />
      <ThirdLine {...{ view, notice, veiled }} oddsType={look.oddsType} />
    </div>
  )
})

/** 三 9:59; one more figure would push the crest. */
const SHORT_CHIP = 6

/** A long name has two lines, broken before its last word. */
function LeagueName({ name }: { name: string }) {
  const [first, last] = leagueLines(name)
  return (
    <span className={cx(row.league, s.league, name.length > 4 && s.long, last && s.lines)}>
      {first}
      {last && <wbr />}
      {last}
    </span>
  )
}

function Chip({ view: { live, match }, veil }: { view: BasketballView; veil: Veil | null }) {
  const { kickOffAtMs } = match
  const text = useTicking((nowMs) =>
    basketballChip({ live, kickOffAtMs, form: 'short' }, tvNowMs(nowMs)),
  )
  const status = veiledStatus(live.phase, veil) ?? { kind: basketballChipKind(live), text }
  const nextDay = useTicking((nowMs) => live.phase === 'scheduled' && isNextDay(kickOffAtMs, nowMs))
  const overtime = veil === null ? overtimeMark(live) : null
  const long = veil !== null || nextDay || overtime !== null || status.text.length > SHORT_CHIP
  return (
    <span className={cx(row.chip, long && row.small)}>
      {nextDay && <i className={row.next}>次日</i>}
      <StatusChip {...status} />
      {overtime && <i className={row.next}>{overtime}</i>}
    </span>
  )
}

interface ThirdLineProps {
  readonly view: BasketballView
  readonly notice: BasketNotice | null
  readonly oddsType: number
  /** Prices that move during play tell how it stands. */
  readonly veiled: boolean
}

/** Points taken back, else why nothing will be played, else the odds. */
function ThirdLine({ view, notice, oddsType, veiled }: ThirdLineProps) {
  const { live } = view
  const odds = view.odds && veiled ? closingOdds(view.odds) : view.odds
  if (notice?.kind === 'correction' && !notice.leaving)
    return (
      <p className={s.third}>
        <Tag tone="dashed">更正</Tag> {correctionLine(notice.event.points, notice.event.player)}
      </p>
    )
  if (live.note && (isBasketballCalledOff(live.phase) || live.phase === 'interrupted'))
    return <p className={s.third}>{live.note}</p>
  // Behind a veil the odds are those before play, which no score overtakes.
  const shown = veiled ? NOTHING_YET_IN_BASKETBALL : live
  return odds && <BasketballOdds key={odds.company} {...{ odds, oddsType }} live={shown} />
}

function isWanted({ kind }: BasketNotice, followed: boolean, { lit }: BasketballLook) {
  // A correction is always told: the score on screen has just gone down.
  return kind === 'correction' || lit === 'all' || (lit === 'followed' && followed)
}

function noticeLook(notice: BasketNotice | null): string | undefined {
  if (!notice) return undefined
  if (notice.kind === 'correction') return notice.leaving ? undefined : row.corrected
  return cx(row.lit, notice.leaving ? motion.goalOut : motion.goal)
}
