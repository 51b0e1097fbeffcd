import type { ChartSeries } from '#ui/line-chart/line-chart.tsx'

interface Offered {
  readonly atMs: number
  readonly inPlay: boolean
}

type Points = ChartSeries['points']

/**
 * The steps of a figure in the offers before the beginning, or in those of play: prices of play would flatten all
 * others. `offers` is newest first.
 */
export function stepsOf<Offer extends Offered>(
  offers: readonly Offer[],
  inPlay: boolean,
): ((figure: (offer: Offer) => number) => Points) | null {
  const shown = offers.filter((offer) => offer.inPlay === inPlay).toReversed()
  if (shown.length === 0) return null
  return (figure) => shown.map((offer) => [offer.atMs, figure(offer)] as const)
}

/** The conclusion of a chart in one sentence. */
export function chartSummary(
  name: string,
  series: readonly ChartSeries[],
  textOf: (value: number) => string = String,
): string {
  const parts = series.map(({ name: what, points }) => {
    const [first, last] = [points[0]![1], points.at(-1)![1]]
    return first === last
      ? `${what}保持 ${textOf(last)}`
      : `${what}由 ${textOf(first)} 到 ${textOf(last)}`
  })
  return `${name} ${parts.join('，')}`
}
