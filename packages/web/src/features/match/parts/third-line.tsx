import { isCalledOff } from '@linmen/domain/match/football-status.ts'
import { eventLine } from '@linmen/domain/match/spoken-event.ts'
import { useStore } from '#kit/store.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ball } from '#ui/icon/match.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { extrasOf } from '#features/match/follow-store.ts'
import type { MatchView, Notice } from '#features/match/match-board.ts'
import { OddsLine } from './odds-line.tsx'
import s from './third-line.module.css'

interface ThirdLineProps {
  readonly view: MatchView
  readonly notice: Notice | null
  readonly oddsType: number
}

/** What just happened, else why nothing will, else the odds. */
export function ThirdLine({ view, notice, oddsType }: ThirdLineProps) {
  const { plans } = useStore(extrasOf(view.match.id))
  const { phase, note } = view.live
  if (notice && !notice.leaving) return <EventLine notice={notice} />
  if (note && (isCalledOff(phase) || phase === 'interrupted'))
    return <p className={s.note}>{note}</p>
  return (
    <div className={cx(s.third, oddsType === 3 && s.pricesLast)}>
      {view.odds && <OddsLine key={view.odds.company} odds={view.odds} oddsType={oddsType} />}
      <span className={s.plans}>{plans > 0 && `${plans} 方案`}</span>
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
