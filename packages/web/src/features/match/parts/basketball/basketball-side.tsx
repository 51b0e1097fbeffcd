import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { isBasketballFinished } from '@linmen/domain/match/basketball/basketball-status.ts'
import {
  backToBackTag,
  currentPeriod,
  hasBasketballScore,
  placeMark,
} from '@linmen/domain/match/basketball/basketball-words.ts'
import { theHost } from '#kit/host.ts'
import { cx } from '#ui/class-names.ts'
import { Crest } from '#ui/crest/crest.tsx'
import type { BasketballView, BasketNotice } from '#features/match/basketball-board.ts'
import s from './basketball-row.module.css'
import row from '#features/match/parts/rows/row.module.css'

interface BasketballSideProps {
  readonly side: Side
  readonly view: BasketballView
  readonly notice: BasketNotice | null
  readonly showRank: boolean
  /** Nothing that tells how the match stands. */
  readonly veiled: boolean
  /** On sale until it begins; they stand where quarters will. */
  readonly plans?: number
}

const QUARTERS = [1, 2, 3, 4] as const
/** Beside four quarters a name this long leaves room for a whole tag, or for its first character. */
const SHORT_NAME = 2
const MIDDLE_NAME = 4
/** And this long for a place. */
const LONG_NAME = 7

/** One team: crest, name, rank, 客 or 主, 背靠背, then its quarters and its points. */
export function BasketballSide(props: BasketballSideProps) {
  const { side, view, notice, showRank, veiled, plans = 0 } = props
  const live = veiled ? NOTHING_YET_IN_BASKETBALL : view.live
  const team = view.match[side]
  const other = side === 'home' ? 'away' : 'home'
  const over = isBasketballFinished(live.phase)
  const behind = over && live.score[side] < live.score[other]
  const changed = notice !== null && !notice.leaving && notice.side === side
  const tag = backToBackTag(team)
  const playing = currentPeriod(live)
  // A hidden score lies where the quarters stood.
  const begun = veiled || live.periods.length > 0
  const isCounted = !begun && plans > 0 && theHost().shows('plans')
  const length = [...team.name].length
  // Both teams have their place or neither: one alone would look as if the other had none.
  const isCut = begun && [team, view.match[other]].some(isTooLong)
  const isPlaced = showRank && team.rank !== undefined && !isCut
  // Beside quarters a place takes the room of 客 and 主, which the order of the two tells as well.
  const isCrowded = begun && showRank && [team, view.match[other]].some(needsRoom)
  return (
    <>
      <div className={cx(row.team, s.team, begun ? s.narrow : s.wide, isCrowded && s.crowded)}>
        <Crest id={team.id} name={team.name} size={begun ? 18 : 20} />
        <span className={row.name} title={team.name}>
          {team.name}
        </span>
        {isPlaced && (
          <span className={cx(row.rank, s.place)}>{placeMark(team.rank!, team.conference)}</span>
        )}
        <i className={s.where}>{side === 'home' ? '主' : '客'}</i>
        {tag && <Mark tag={tag} beside={begun ? length : 0} />}
        {isCounted && <span className={s.plans}>{plans} 方案</span>}
      </div>
      {(begun ? QUARTERS : []).map((quarter) => (
        <span key={quarter} className={cx(row.figure, s.figure, quarter === playing && s.current)}>
          {live.periods[quarter - 1]?.[side]}
        </span>
      ))}
      <b
        data-score={side}
        className={cx(
          row.score,
          s.score,
          behind && row.behind,
          changed && (notice.kind === 'points' ? row.fresh : row.takenBack),
        )}
      >
        {hasBasketballScore(live) && live.score[side]}
        {!hasBasketballScore(live) && !veiled && <span className={row.none}>-</span>}
      </b>
    </>
  )
}

const isTooLong = ({ name, rank }: BasketballView['match'][Side]): boolean =>
  rank !== undefined && [...name].length > LONG_NAME

/** A place, and a tag or a long name. */
const needsRoom = (team: BasketballView['match'][Side]): boolean =>
  team.rank !== undefined && (backToBackTag(team) !== null || [...team.name].length > MIDDLE_NAME)

/** `beside`: how many characters of a name there are in the narrow column. */
function Mark({ tag, beside }: { tag: string; beside: number }) {
  if (beside <= SHORT_NAME) return <span className={s.tag}>{tag}</span>
  if (beside > MIDDLE_NAME) return <span className="sr-only">{tag}</span>
  return (
    <span className={s.tag} title={tag}>
      <span aria-hidden="true">{tag.charAt(0)}</span>
      <span className="sr-only">{tag}</span>
    </span>
  )
}
