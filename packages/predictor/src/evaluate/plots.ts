import type { Score } from './score-sheet.ts'

const INK = '#1f2937'
const QUIET = '#9ca3af'
const COLOURS = ['#0f766e', '#b45309', '#1d4ed8', '#6b7280']

/** What was said against what came, one line for each contestant; dots grow with the number of cases. */
export function calibrationPlot(scores: readonly Score[]): string {
  const size = 420
  const at = (value: number) => 50 + value * (size - 80)
  const up = (value: number) => size - at(value)
  const lines = scores.map(({ calibration }, index) => {
    const colour = COLOURS[index % COLOURS.length]!
    const points = calibration.filter(({ n }) => n >= 30)
    const path = points
      .map(({ forecast, came }) => `${fix(at(forecast))},${fix(up(came))}`)
      .join(' ')
    const dots = points.map(
      ({ forecast, came, n }) =>
        `<circle cx="${fix(at(forecast))}" cy="${fix(up(came))}" r="${fix(1.5 + Math.log10(n) / 1.5)}" fill="${colour}"/>`,
    )
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="1.5"/>${dots.join('')}`
  })
  const legend = scores.map(({ name }, index) =>
    label(70, 48 + 18 * index, name, 'start', COLOURS[index % COLOURS.length]!),
  )
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((tick) => [
    label(at(tick), size - 28, String(tick), 'middle', INK),
    label(42, up(tick) + 4, String(tick), 'end', INK),
  ])
  return svg(size, size, [
    `<line x1="${at(0)}" y1="${up(0)}" x2="${at(1)}" y2="${up(1)}" stroke="${QUIET}" stroke-dasharray="4 4"/>`,
    ...lines,
    ...legend,
    ...ticks,
    label(size / 2, size - 8, 'forecast', 'middle', INK),
    label(50, 24, 'share that came', 'start', INK),
  ])
}

/** Distance to the closing odds in RPS, with the paired 95 % interval. */
export function scorePlot(scores: readonly Score[]): string {
  const shown = scores.filter(({ toClosing }) => toClosing < 0.02)
  const width = 680
  const row = 24
  const height = 50 + row * shown.length
  const ends = shown.flatMap(({ interval }) => interval)
  const [low, high] = [Math.min(0, ...ends), Math.max(...ends)]
  const at = (value: number) => 290 + ((value - low) / (high - low)) * (width - 320)
  const bars = shown.flatMap(({ name, toClosing, interval }, index) => {
    const y = 24 + row * index
    const colour = toClosing > 0 ? COLOURS[1]! : COLOURS[0]!
    return [
      label(280, y + 4, name, 'end', INK),
      `<line x1="${fix(at(interval[0]))}" y1="${y}" x2="${fix(at(interval[1]))}" y2="${y}" stroke="${colour}" stroke-width="2"/>`,
      `<circle cx="${fix(at(toClosing))}" cy="${y}" r="4" fill="${colour}"/>`,
    ]
  })
  return svg(width, height, [
    `<line x1="${fix(at(0))}" y1="8" x2="${fix(at(0))}" y2="${height - 30}" stroke="${QUIET}"/>`,
    ...bars,
    label(at(0), height - 12, 'closing odds; further right is worse', 'start', INK),
  ])
}

const svg = (width: number, height: number, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#ffffff"/>
${parts.join('\n')}
</svg>
`

const label = (x: number, y: number, text: string, anchor: string, colour: string) =>
  `<text x="${fix(x)}" y="${fix(y)}" text-anchor="${anchor}" fill="${colour}">${text}</text>`

const fix = (value: number) => value.toFixed(1)
