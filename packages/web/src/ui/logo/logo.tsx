import { scaled } from '#ui/scaled.ts'
import { frame, net, word } from './logo-paths.ts'
import s from './logo.module.css'

/** 门 is the goal, its dot the ball in the top corner. Other brands show the mark and their name. */
export function Logo({ height = 25, name = '临门' }: { height?: number; name?: string }) {
  if (name !== '临门')
    return (
      <span className={s.brand}>
        <Mark height={height * 0.84} />
        <b className={s.name}>{name}</b>
      </span>
    )
  return (
    <svg
      className={s.drawing}
      style={{ width: scaled((height * 64) / 28), height: scaled(height) }}
      viewBox="0 0 64 28"
      role="img"
      aria-label={name}
    >
      <path className={s.word} d={word} />
      <circle className={s.ball} cx="38" cy="6.2" r="3.7" />
    </svg>
  )
}

/** The goal frame alone; decoration. */
export function Mark({ height = 28 }: { height?: number }) {
  return (
    <svg
      className={s.drawing}
      style={{ width: scaled((height * 40) / 28), height: scaled(height) }}
      viewBox="0 0 40 28"
      aria-hidden="true"
    >
      <path className={s.net} d={net} />
      <path className={s.frame} d={frame} />
      <circle className={s.ball} cx="6.4" cy="6.4" r="4.4" />
    </svg>
  )
}
