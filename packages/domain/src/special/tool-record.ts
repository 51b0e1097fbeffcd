import type { ToolRecord } from '@linmen/contract/special/tool.schemas.ts'
import type { ToolKey } from '@linmen/contract/special/tool-key.ts'

/** The settled signals of one tool, counted. */
export interface ToolScore {
  readonly matches: number
  readonly hits: number
  /** What the market gave their outcomes when the signals were written, in ten-thousandths, added up. */
  readonly chanceSum: number
  readonly backtested: number
  /** When the last of them was played. */
  readonly untilMs: number | null
}

export const NO_SCORE: ToolScore = {
  ...{ matches: 0, hits: 0, chanceSum: 0, backtested: 0 },
  untilMs: null,
}

const FEWEST = 30

/** How often a signal was right, with its interval and what the market expected of the same outcomes. */
export function toolRecord(tool: ToolKey, score: ToolScore): ToolRecord {
  const { matches, hits, backtested, untilMs } = score
  if (matches === 0)
    return {
      tool,
      matches,
      hits,
      backtested,
      rate: null,
      low: null,
      high: null,
      base: null,
      verdict: '还没有完场的信号',
      untilMs: null,
    }
  const [low, high] = wilson(hits, matches)
  const base = score.chanceSum / matches / 100
  return {
    tool,
    matches,
    hits,
    backtested,
    rate: tenth((100 * hits) / matches),
    low: tenth(low),
    high: tenth(high),
    base: tenth(base),
    verdict: verdictOf(matches, { low, high, base }),
    untilMs,
  }
}

function verdictOf(n: number, { low, high, base }: { low: number; high: number; base: number }) {
  if (n < FEWEST) return '场数还少，区间很宽'
  if (low > base) return '区间在市场概率之上'
  if (high < base) return '区间在市场概率之下'
  return '区间包含市场概率，差别可能只是运气'
}

const Z = 1.96

/** Wilson's 95 % interval of a share, in percent. */
export function wilson(hits: number, n: number): [number, number] {
  if (n === 0) return [0, 100]
  const share = hits / n
  const middle = share + (Z * Z) / (2 * n)
  const reach = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))
  const scale = 1 + (Z * Z) / n
  return [(100 * (middle - reach)) / scale, (100 * (middle + reach)) / scale]
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** Percent of the latest signals that were weaker, half of those level: 100 is the strongest. */
export function rankAmong(strength: number, latest: readonly number[]): number {
  if (latest.length === 0) return 50
  const below = latest.filter((each) => each < strength).length
  const level = latest.filter((each) => each === strength).length
  return Math.round((100 * (below + level / 2)) / latest.length)
}
