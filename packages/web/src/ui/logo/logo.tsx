import { scaled } from '#ui/scaled.ts'
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
      <path className={s.net} d="M17 9.5v13M22.5 9.5v13M28 9.5v13M11 14h20M11 19h20" />
      <path className={s.frame} d="M6.4 14.2V24.5M14.2 6.2h16.6a4 4 0 0 1 4 4v14.3" />
      <circle className={s.ball} cx="6.4" cy="6.4" r="4.4" />
    </svg>
  )
}

const word =
  'M3.5 8.5v8.5M9 4v20.5M16.6 4 13.8 10.2M15.6 7h11M20.2 10.6l2.4 2.1' +
  'M14.2 16.2h12.2v8H14.2zM20.3 16.2v8M37.8 13.2V24.5M45 6.2h9.5a4 4 0 0 1 4 4V21.3c0 2-1.3 3.2-3.2 3.2H53.5'
