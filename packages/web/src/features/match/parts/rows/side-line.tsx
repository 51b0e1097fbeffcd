import type { MatchLive, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { isFinished, isLive } from '@linmen/domain/match/football/football-status.ts'
import { NOTHING_YET, shownScore } from '@linmen/domain/match/match-fold.ts'
import { CardCount } from '#ui/card-count/card-count.tsx'
import { cx } from '#ui/class-names.ts'
import { Crest } from '#ui/crest/crest.tsx'
import type { MatchView } from '#features/match/match-board.ts'
import type { RowLook } from './row-look.ts'
import s from './match-row.module.css'
import row from './row.module.css'

type Team = MatchView['match'][Side]

interface SideLineProps {
  readonly side: Side
  readonly view: MatchView
  readonly notice: MatchView['notice']
  readonly look: RowLook
  /** Nothing that tells how the match stands. */
  readonly veiled: boolean
}

const SIDES = ['home', 'away'] as const
/** On the narrowest phone a name this long leaves room for its place and for one kind of card. */
const SHORT_NAME = 5

/** One team: crest, name, rank, cards, then corners, half-time and score in their columns. */
export function SideLine({ side, view, notice, look, veiled }: SideLineProps) {
  const team = view.match[side]
  const live = veiled ? NOTHING_YET : view.live
  const score = shownScore(live)
  const started = isLive(live.phase) || isFinished(live.phase) || live.phase === 'abandoned'
  const over = isFinished(live.phase)
  const other = side === 'home' ? 'away' : 'home'
  const behind = over && score[side] < score[other]
  const changed = notice !== null && notice.kind !== 'redCard' && notice.side === side
  const { red, yellow } = cardsOf(live, side, look)
  // Both teams have their place or neither: one alone would look as if the other had none.
  const isShort = SIDES.every((each) => leavesRoom(view.match[each], cardsOf(live, each, look)))
  return (
    <>
      <div className={cx(row.team, s.team, behind && row.behind)}>
        <Crest id={team.id} name={team.name} size={20} />
        <span className={row.name} title={team.name}>
          {team.name}
        </span>
        {look.showRank && team.rank !== undefined && (
          <span className={cx(row.rank, isShort && s.place)}>[{team.rank}]</span>
        )}
        <CardCount
          kind="red"
          count={red}
          fresh={notice?.kind === 'redCard' && notice.event.side === side}
        />
        <CardCount kind="yellow" count={yellow} />
      </div>
      <span className={cx(row.figure, s.figure, s.corner)}>{started && live.corners?.[side]}</span>
      <span className={cx(row.figure, s.figure)}>{live.score.half?.[side]}</span>
      <b
        data-score={side}
        className={cx(
          row.score,
          s.score,
          behind && row.behind,
          over && score[side] > score[other] && s.won,
          changed && cx(s.changed, notice.kind === 'goal' ? row.fresh : row.takenBack),
        )}
      >
        {started && score[side]}
        {!started && !veiled && <span className={row.none}>-</span>}
      </b>
    </>
  )
}

const cardsOf = (live: MatchLive, side: Side, { showYellow }: RowLook) => ({
  red: live.redCards?.[side] ?? 0,
  yellow: showYellow ? (live.yellowCards?.[side] ?? 0) : 0,
})

const leavesRoom = ({ name, rank }: Team, { red, yellow }: ReturnType<typeof cardsOf>): boolean =>
  rank === undefined || [...name].length + (red && yellow ? 1 : 0) <= SHORT_NAME
