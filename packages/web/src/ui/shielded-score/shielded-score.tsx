import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { eyeOff } from '#ui/icon/page.ts'
import { Press } from '#ui/press/press.tsx'
import s from './shielded-score.module.css'

export interface ShieldedScoreProps {
  /** Whose score it is, for people who listen: 北港联 对 河湾城. */
  of: string
  /** Left out where a tap would not help: the score is still on its way. */
  onShow?: (() => void) | undefined
  /** What stands in place of the score. */
  text?: string
  /** Nothing but the eye, where two figures had been. */
  small?: boolean
  on?: 'night'
  className?: string | undefined
}

/** In place of a score somebody does not want to see yet. The score itself is nowhere in it. */
export function ShieldedScore(props: ShieldedScoreProps) {
  const { of, onShow, text = '点按查看', small, on, className } = props
  return (
    <Press
      className={cx(s.score, small && s.small, on === 'night' && s.night, className)}
      aria-label={onShow ? `${of}，比分已隐藏，点按查看` : undefined}
      {...(onShow && { onClick: onShow })}
    >
      <Icon glyph={eyeOff} size={15} />
      <span className={small ? 'sr-only' : s.text}>{text}</span>
    </Press>
  )
}
