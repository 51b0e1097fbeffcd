interface Hour {
  readonly hour: number
  readonly today: number
  readonly yesterday: number
}

const WIDTH = 960
const HEIGHT = 140
const STEP = WIDTH / 24
const BAR = 22

/** Orders of each hour: bars of today, a dashed line of yesterday, and the figures for whoever cannot see them. */
export function Hours({ hours }: { readonly hours: readonly Hour[] }) {
  const most = Math.max(1, ...hours.flatMap(({ today, yesterday }) => [today, yesterday]))
  const top = (count: number) => HEIGHT - (count / most) * HEIGHT
  const line = hours.map(({ hour, yesterday }) => `${hour * STEP + STEP / 2},${top(yesterday)}`)
  const sum = (of: 'today' | 'yesterday') => hours.reduce((all, each) => all + each[of], 0)
  return (
    <svg
      className="hours"
      viewBox={`0 -6 ${WIDTH} ${HEIGHT + 28}`}
      role="img"
      aria-label={`今日 ${sum('today')} 单，昨日全天 ${sum('yesterday')} 单，最多的一小时 ${most} 单`}
    >
      {hours.map(({ hour, today }) => (
        <g key={hour}>
          <rect
            x={hour * STEP + (STEP - BAR) / 2}
            y={top(today)}
            width={BAR}
            height={HEIGHT - top(today)}
            rx="3"
          />
          <text x={hour * STEP + STEP / 2} y={HEIGHT + 18} textAnchor="middle">
            {String(hour).padStart(2, '0')}
          </text>
        </g>
      ))}
      <polyline points={line.join(' ')} />
    </svg>
  )
}
