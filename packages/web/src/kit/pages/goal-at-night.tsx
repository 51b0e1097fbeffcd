import { netThreads } from '#ui/net-threads.ts'
import s from './promotion.module.css'

/** The goal at night, and a ball that has just gone in at the top: 375 × 252, standing on its ground. */
export const GoalAtNight = () => (
  <svg
    className={s.art}
    viewBox="0 0 375 252"
    preserveAspectRatio="xMaxYMin slice"
    aria-hidden="true"
  >
    <defs>
      <linearGradient id="night-trail" x1="0" y1="1" x2="1" y2="0">
        <stop offset="0" stopColor="#CCF83A" stopOpacity="0.1" />
        <stop offset="1" stopColor="#CCF83A" stopOpacity=".9" />
      </linearGradient>
      <clipPath id="night-mouth">
        <path d="M198 53h177v160H198z" />
      </clipPath>
    </defs>
    <path className={s.ground} d="M0 213h375v39H0z" />
    <g clipPath="url(#night-mouth)">
      <path className={s.net} d={cords + rows} />
    </g>
    <path className={s.chalk} d="M60 252l110-39h205" />
    <path className={s.frame} d="M197 213V60a9 9 0 0 1 9-9h180" />
    <path
      d="M54 242C128 206 190 142 219 68L236 80C206 152 156 210 78 248Z"
      fill="url(#night-trail)"
    />
    <circle className={s.ball} cx="229" cy="73" r="15" />
    <path className={s.patch} d="m229 66 6.6 4.8-2.5 7.8h-8.2l-2.5-7.8Z" />
  </svg>
)

// The net gives way where the ball went in: its cords bend more near the corner.
const cords = netThreads(14, (at) => {
  const x = 196 + at * 14
  return [x, 50, x + (at < 5 ? 9 - at * 1.8 : 0), 110, x + 4, 216]
})
const rows = netThreads(12, (at) => {
  const y = 58 + at * 14
  const [bendX, bendY] = at < 4 ? [222, y + 9 - at * 2] : [290, y + 5]
  return [196, y, bendX, bendY, 376, y + 2]
})
