import { cx } from '#ui/class-names.ts'
import s from './stat-bar.module.css'

export interface StatBarProps {
  label: string
  home: number
  away: number
  /** As printed; the plain number otherwise. */
  homeText?: string
  awayText?: string
}

/** Two bars grow from the centre; the leader has the full colour. */
export function StatBar({ label, home, away, homeText, awayText }: StatBarProps) {
  const whole = home + away
  return (
    <div className={s.stat}>
      <div className={s.figures}>
        <b className={cx(home < away && s.less)}>{homeText ?? home}</b>
        <span className={s.label}>{label}</span>
        <b className={cx(away < home && s.less)}>{awayText ?? away}</b>
      </div>
      <div className={s.bars} role="img" aria-label={`${label}${verdict(home, away)}`}>
        <Bar side="home" share={whole > 0 ? home / whole : 0} leads={home >= away} />
        <Bar side="away" share={whole > 0 ? away / whole : 0} leads={away >= home} />
      </div>
    </div>
  )
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
