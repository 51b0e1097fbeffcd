import { isCalledOff } from '@linmen/domain/match/football/football-status.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { rowNotes } from '@linmen/domain/match/score-words.ts'
import { closingOdds } from '@linmen/domain/odds/closing-odds.ts'
import { staleOffer } from '@linmen/domain/odds/stale-offer.ts'
import { eventLine } from '@linmen/domain/match/spoken-event.ts'
import { theHost } from '#kit/host.ts'
import { useStore } from '#kit/store.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ball } from '#ui/icon/match.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { extrasOf } from '#features/match/follow/follow-store.ts'
import type { MatchView, Notice } from '#features/match/match-board.ts'
import { OddsLine } from './odds-line.tsx'
import line from './odds-line.module.css'
import s from './third-line.module.css'

interface ThirdLineProps {
  readonly view: MatchView
  readonly notice: Notice | null
  readonly oddsType: number
  /** Prices that move during play tell how it stands. */
  readonly veiled: boolean
}

/**
 * What just happened, else why nothing will, else the odds. A second leg has a line more from the beginning; that
 * another match went on after ninety minutes is said in the place of its odds, so that no row grows in play.
 */
export function ThirdLine({ view, notice, oddsType, veiled }: ThirdLineProps) {
  const { firstLeg } = view.match
  const told = veiled ? NOTHING_YET : view.live
  const decided = rowNotes(told, firstLeg ?? null).join('　')
  const main = (
    <MainLine {...{ view, notice, oddsType, veiled }} decided={firstLeg ? '' : decided} />
  )
  if (!firstLeg) return main
  return (
    <>
      {main}
      <p className={s.note}>{decided}</p>
    </>
  )
}

type MainLineProps = ThirdLineProps & { readonly decided: string }

function MainLine({ view, notice, oddsType, veiled, decided }: MainLineProps) {
  const { plans } = useStore(extrasOf(view.match.id))
  const { phase, note } = view.live
  if (notice && !notice.leaving) return <EventLine notice={notice} />
  if (note && (isCalledOff(phase) || phase === 'interrupted'))
    return <p className={s.note}>{note}</p>
  if (decided) return <p className={s.note}>{decided}</p>
  const odds = view.odds && veiled ? closingOdds(view.odds) : view.odds
  // Behind the shield a closed price would tell of a goal.
  const stale = veiled || !odds ? null : staleOffer(odds, view.live)
  const look = cx(line.line, s.third, oddsType === 3 && s.pricesLast, stale && s.stale)
  return (
    <div className={look}>
      {odds && <OddsLine key={odds.company} {...{ odds, oddsType, stale }} />}
      <span className={s.plans}>{plans > 0 && theHost().shows('plans') && `${plans} 方案`}</span>
    </div>
  )
}

function EventLine({ notice: { kind, event } }: { notice: Notice }) {
  return (
    <p className={s.event}>
      {kind === 'goal' && <Icon glyph={ball} size={15} />}
      {kind === 'correction' && <Tag tone="dashed">更正</Tag>}
      <span>{eventLine(event)}</span>
    </p>
  )
}
