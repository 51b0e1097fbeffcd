import type { FootballMatch, League } from '@linmen/contract/match/football.schemas.ts'
import { isNextDay } from '@linmen/domain/match/business-day.ts'
import { chipKind, chipText } from '@linmen/domain/match/football/football-chip.ts'
import { isCalledOff } from '@linmen/domain/match/football/football-status.ts'
import { veiledStatus, type Veil } from '@linmen/domain/shield/shielded-words.ts'
import { memo } from 'react'
import { hrefTo } from '#kit/go.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { useStore } from '#kit/store.ts'
import { HiddenScore } from '#sport/shield/veil.tsx'
import { cx } from '#ui/class-names.ts'
import { motion } from '#ui/motion/motion.ts'
import { StatusChip } from '#ui/status-chip/status-chip.tsx'
import { extrasOf } from '#features/match/follow/follow-store.ts'
import type { MatchView, Notice } from '#features/match/match-board.ts'
import { footballBoard } from '#features/match/football-board.ts'
import { useRowVeil } from '#features/match/use-row-veil.ts'
import { useTicking } from '#kit/tick.ts'
import { numberIn } from '#features/match/parts/sheets/lotteries.ts'
import { RowMedia } from '#features/match/parts/rows/row-media.tsx'
import { ThirdLine } from './third-line.tsx'
import { SideLine } from './side-line.tsx'
import { Star } from './star.tsx'
import s from './match-row.module.css'
import row from './row.module.css'
import type { RowLook } from './row-look.ts'

export interface MatchRowProps {
  readonly match: FootballMatch
  readonly league: League | undefined
  readonly look: RowLook
}

/** One match. It follows its own match on the board, so a goal draws this row and no other. */
export const MatchRow = memo(function MatchRow({ match, league, look }: MatchRowProps) {
  const { id } = match
  const view = useStore(footballBoard.viewOf(match))
  const { followed } = useStore(extrasOf(id))
  const veil = useRowVeil(view)
  const shown = veil === null && view.notice && isWanted(view.notice, followed, look)
  const notice = shown ? view.notice : null
  const { live } = view
  const names = `${match.home.name} 对 ${match.away.name}`
  return (
    <div
      className={cx(row.row, s.row, noticeLook(notice), isCalledOff(live.phase) && row.off)}
      data-match={id}
    >
      <a
        className={row.open}
        href={hrefTo('MatchDetailFootball', { matchId: id })}
        aria-label={names}
      />
      <div className={row.left}>
        <span className={cx(row.league, s.league)}>
          <i className={s.bar} style={{ background: league?.colour }} />
          {league?.name ?? '-'}
        </span>
        <Chip view={view} veil={veil} />
        <span className={row.number}>
          {numberIn(match, look.lottery)}
          <RowMedia video={match.video} cartoon={match.cartoon} />
        </span>
      </div>
      <SideLine side="home" view={view} notice={notice} look={look} veiled={veil !== null} />
      <SideLine side="away" view={view} notice={notice} look={look} veiled={veil !== null} />
      {veil && (
        <span className={cx(row.veil, s.veil)}>
          <HiddenScore brief matchId={id} veil={veil} of={names} sinceMs={view.sinceMs} />
        </span>
      )}
      <Star id={id} name={names} className={s.star} />
      <ThirdLine view={view} notice={notice} oddsType={look.oddsType} veiled={veil !== null} />
    </div>
  )
})

function Chip({ view: { live, match }, veil }: { view: MatchView; veil: Veil | null }) {
  const text = useTicking((nowMs) => chipText(live, match.kickOffAtMs, tvNowMs(nowMs)))
  const status = veiledStatus(live.phase, veil) ?? { kind: chipKind(live.phase), text }
  const nextDay = useTicking(
    (nowMs) => live.phase === 'scheduled' && isNextDay(match.kickOffAtMs, nowMs),
  )
  const long = veil !== null || nextDay || live.phase === 'extraTime'
  return (
    <span className={cx(row.chip, long && row.small)}>
      {nextDay && <i className={row.next}>次日</i>}
      <StatusChip {...status} />
    </span>
  )
}

function isWanted({ kind }: Notice, followed: boolean, { tips }: RowLook): boolean {
  // A correction is always told: the score on screen has just gone down.
  if (kind === 'correction') return true
  return (kind === 'goal' ? tips.goal : tips.redCard) && (followed || !tips.followedOnly)
}

function noticeLook(notice: Notice | null): string | undefined {
  if (!notice) return undefined
  if (notice.kind === 'redCard') return notice.leaving ? undefined : s.sentOff
  if (notice.kind === 'correction') return notice.leaving ? undefined : row.corrected
  return cx(row.lit, notice.leaving ? motion.goalOut : motion.goal)
}
