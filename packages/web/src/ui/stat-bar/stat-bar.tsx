import { cx } from '#ui/class-names.ts'
import s from './stat-bar.module.css'

export interface StatBarProps {
  label: string
  home: number
  away: number
  /** As printed; the plain number otherwise. */
  homeText?: string
  awayText?: string
  /** The away side stands left, as everywhere in basketball. */
  awayFirst?: boolean
  /** What a full bar is worth; both together otherwise. */
  most?: number
}

/** Two bars grow from the centre; the leader has the full colour. */
export function StatBar({
  label,
  home,
  away,
  awayFirst,
  most = home + away,
  ...texts
}: StatBarProps) {
  const { homeText = home, awayText = away } = texts
  const sides = [
    { side: 'home' as const, value: home, other: away, text: homeText },
    { side: 'away' as const, value: away, other: home, text: awayText },
  ]
  const [left, right] = (awayFirst ? sides.toReversed() : sides) as [Shown, Shown]
  return (
    <div className={s.stat}>
      <div className={s.figures}>
        <b className={cx(left.value < left.other && s.less)}>{left.text}</b>
        <span className={s.label}>{label}</span>
        <b className={cx(right.value < right.other && s.less)}>{right.text}</b>
      </div>
      <div className={s.bars} role="img" aria-label={`${label}${verdict(home, away)}`}>
        {[left, right].map(({ side, value, other }) => (
          <Bar key={side} side={side} share={most > 0 ? value / most : 0} leads={value >= other} />
        ))}
      </div>
    </div>
  )
}

interface Shown {
  readonly side: 'home' | 'away'
  readonly value: number
  readonly other: number
  readonly text: string | number
}

function Bar({ side, share, leads }: { side: 'home' | 'away'; share: number; leads: boolean }) {
  return (
    <div className={cx(s.track, s[side])}>
      <i className={cx(s.bar, !leads && s.behind)} style={{ width: `${share * 100}%` }} />
    </div>
  )
}

function verdict(home: number, away: number): string {
  if (home === away) return '双方持平'
  return home > away ? '主队领先' : '客队领先'
}
