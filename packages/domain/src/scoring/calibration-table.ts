export interface CalibrationBin {
  readonly from: number
  readonly n: number
  readonly forecast: number
  readonly came: number
}

const BINS = 10

/** Ten bins of equal width over all forecasts, with what was said and what came. */
export function calibrationTable() {
  const n = new Float64Array(BINS)
  const said = new Float64Array(BINS)
  const came = new Float64Array(BINS)
  return {
    add(chance: number, happened: boolean): void {
      const bin = Math.min(Math.floor(chance * BINS), BINS - 1)
      n[bin]!++
      said[bin]! += chance
      came[bin]! += Number(happened)
    },
    bins: (): CalibrationBin[] =>
      Array.from(n.keys())
        .filter((bin) => n[bin]! > 0)
        .map((bin) => ({
          from: bin / BINS,
          n: n[bin]!,
          forecast: said[bin]! / n[bin]!,
          came: came[bin]! / n[bin]!,
        })),
    /** Mean distance between what was said and what came (ECE). */
    error(): number {
      let off = 0
      let total = 0
      for (let bin = 0; bin < BINS; bin++) {
        off += Math.abs(said[bin]! - came[bin]!)
        total += n[bin]!
      }
      return total === 0 ? 0 : off / total
    },
  }
}
