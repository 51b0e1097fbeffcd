import type { BasketballStanding, BoxSide } from '@linmen/contract/match/basketball-box.schemas.ts'

type Figures = Readonly<Record<string, number>>

export interface BoxRow {
  readonly playerId: string
  readonly name: string
  readonly starter: boolean
  readonly onCourt: boolean
  readonly figures: Figures
}

const one = (key: string) => (figures: Figures) => String(figures[key] ?? '-')

const made = (hit: string, tried: string) => (figures: Figures) =>
  figures[tried] === undefined ? '-' : `${figures[hit] ?? 0}-${figures[tried]}`

const signed = (key: string) => (figures: Figures) => {
  const value = figures[key]
  if (value === undefined) return '-'
  return value > 0 ? `+${value}` : String(value)
}

/** The columns of a box score in the order people read them; shots are made and tried. */
export const BOX_COLUMNS: readonly { head: string; of: (figures: Figures) => string }[] = [
  { head: '时间', of: one('minutes') },
  { head: '得分', of: one('points') },
  { head: '篮板', of: one('rebounds') },
  { head: '助攻', of: one('assists') },
  { head: '投篮', of: made('fieldGoalsMade', 'fieldGoalsAttempted') },
  { head: '三分', of: made('threesMade', 'threesAttempted') },
  { head: '罚球', of: made('freeThrowsMade', 'freeThrowsAttempted') },
  { head: '抢断', of: one('steals') },
  { head: '盖帽', of: one('blocks') },
  { head: '失误', of: one('turnovers') },
  { head: '犯规', of: one('fouls') },
  { head: '+/-', of: signed('plusMinus') },
]

/** Starters first, then the bench, then all together. */
export function boxRows({ players, totals }: BoxSide): BoxRow[] {
  const inOrder = players.toSorted((a, b) => Number(b.starter) - Number(a.starter))
  const all = { playerId: 'all', name: '合计', starter: false, onCourt: false, figures: totals }
  return players.length === 0 ? [] : [...inOrder, all]
}

/** The score up to which the lines of a running match count, away first; null where that is the score itself. */
export function countedUntil({ home, away, score }: Counted, over: boolean): string | null {
  if (over || !score || home.players.length + away.players.length === 0) return null
  const counted = { home: home.totals['points'] ?? 0, away: away.totals['points'] ?? 0 }
  const whole = counted.home === score.home && counted.away === score.away
  return whole ? null : `截至 ${counted.away}-${counted.home}`
}

type Counted = Pick<BasketballStanding, 'home' | 'away' | 'score'>
