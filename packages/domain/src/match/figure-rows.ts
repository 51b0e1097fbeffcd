import type { Figure } from '@linmen/contract/match/match-course.schemas.ts'

export interface FigureRow {
  readonly name: string
  readonly label: string
  readonly home: number
  readonly away: number
  readonly homeText: string
  readonly awayText: string
}

/** The figures people look for first; the page opens with these. */
const KEY_FIGURES = ['possession', 'shotsOnTarget', 'expectedGoals']

/** Figures with a Chinese name, in the order of the page. One without a name is not shown. */
export function figureRows(figures: readonly Figure[]): { key: FigureRow[]; rest: FigureRow[] } {
  const given = new Map(figures.map((figure) => [figure.name, figure]))
  const rows = Object.entries(LABELS).flatMap(([name, label]) => {
    const figure = given.get(name)
    if (!figure) return []
    const { home, away } = figure
    return { name, label, home, away, homeText: written(name, home), awayText: written(name, away) }
  })
  const isKey = ({ name }: FigureRow) => KEY_FIGURES.includes(name)
  return { key: rows.filter(isKey), rest: rows.filter((row) => !isKey(row)) }
}

const LABELS: Readonly<Record<string, string>> = {
  possession: '控球率',
  shotsOnTarget: '射正',
  expectedGoals: '预期进球 xG',
  shots: '射门',
  shotsOff: '射偏',
  blocked: '射门被挡',
  woodwork: '击中门框',
  attacks: '进攻',
  dangerousAttacks: '危险进攻',
  corners: '角球',
  passes: '传球',
  passAccuracy: '传球成功率',
  saves: '扑救',
  fouls: '犯规',
  offsides: '越位',
  yellowCards: '黄牌',
  redCards: '红牌',
}

const SHARES = new Set(['possession', 'passAccuracy'])

function written(name: string, value: number): string {
  if (SHARES.has(name)) return `${value}%`
  return name === 'expectedGoals' ? value.toFixed(2) : String(value)
}
