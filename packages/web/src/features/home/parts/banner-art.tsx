import { netThreads } from '#ui/net-threads.ts'
import s from './day-banner.module.css'

/** A shot into the top corner: original artwork, 351 × 126, standing on the ground of its panel. */
export function BannerArt() {
  return (
    <svg
      className={s.art}
      viewBox="0 0 351 126"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="banner-trail" x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="#CCF83A" stopOpacity="0" />
          <stop offset="1" stopColor="#CCF83A" stopOpacity=".95" />
        </linearGradient>
        <clipPath id="banner-mouth">
          <path d="M204 26h128v84H204z" />
        </clipPath>
      </defs>
      <path d="M0 111h351v15H0z" fill="#0B4A35" opacity=".55" />
      <path className={s.chalk} d="M120 126l60-15h170" />
      <g clipPath="url(#banner-mouth)">
        <path className={s.net} d={cords + rows} />
      </g>
      <path className={s.frame} d="M204 111V30a5 5 0 0 1 5-5h118a5 5 0 0 1 5 5v81" />
      <path
        d="M90 140C138 116 180 82 212 34.5L221.5 42.5C188 88 148 118 98 141Z"
        fill="url(#banner-trail)"
      />
      <circle cx="218" cy="38" r="9.5" fill="#CCF83A" />
      <path d="m218 33.6 4.1 3-1.6 4.9h-5l-1.6-4.9 4.1-3Z" fill="#0B1A16" />
    </svg>
  )
}

// The net bulges where the ball went in, so its cords bend more on the left and at the top.
const cords = netThreads(15, (at) => {
  const x = 196 + at * 10
  return [x, 20, x + (x < 240 ? at * 1.4 - 7 : 2), 60, x + 3, 116]
})
const rows = netThreads(10, (at) => {
  const y = 24 + at * 9.5
  const [bendX, bendY] = at < 4 ? [216, y + at - 5] : [262, y + 5]
  return [200, y, bendX, bendY, 336, y + 2]
})
