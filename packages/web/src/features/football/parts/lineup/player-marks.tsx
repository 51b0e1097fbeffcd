import type { PlayerMarks } from '@linmen/domain/match/football/player-marks.ts'
import { cx } from '#ui/class-names.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ball, boot } from '#ui/icon/match.ts'
import s from './player-marks.module.css'

/** What happened to a player, in the corners of the shirt. */
export function Marks({ marks }: { marks: PlayerMarks }) {
  const { goals, ownGoals, assists, card, cameOn, wentOff } = marks
  const scored = goals + ownGoals
  return (
    <span aria-hidden="true">
      {card && <i className={cx(s.card, card !== 'yellow' && s.red)} />}
      {scored + assists > 0 && (
        <i className={s.part}>
          <Times glyph={ball} count={scored} look={goals === 0 && s.own} />
          <Times glyph={boot} count={assists} />
        </i>
      )}
      {(wentOff ?? cameOn) !== null && (
        <i className={cx(s.change, wentOff === null && s.on)}>{wentOff === null ? '↑' : '↓'}</i>
      )}
    </span>
  )
}

interface TimesProps {
  readonly glyph: Glyph
  readonly count: number
  readonly look?: string | false | undefined
}

const Times = ({ glyph, count, look }: TimesProps) =>
  count > 0 && (
    <span className={cx(s.times, count > 1 && s.many, look)}>
      <Icon glyph={glyph} size={13} />
      {count > 1 && `×${count}`}
    </span>
  )

const CARDS = { yellow: '黄牌', red: '红牌', secondYellow: '两黄变红' }

/** The same in words. */
export function marksText({
  goals,
  ownGoals,
  assists,
  card,
  cameOn,
  wentOff,
}: PlayerMarks): string {
  return [
    goals > 0 && `进 ${goals} 球`,
    ownGoals > 0 && `乌龙 ${ownGoals} 球`,
    assists > 0 && `助攻 ${assists} 次`,
    card && CARDS[card],
    cameOn !== null && `${cameOn} 分钟上场`,
    wentOff !== null && `${wentOff} 分钟下场`,
  ]
    .filter(Boolean)
    .join('，')
}
