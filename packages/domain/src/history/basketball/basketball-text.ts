import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { clockText } from '#match/basketball/basketball-clock.ts'
import type { BasketballReport, PointsReport } from '#match/basketball/basketball-report.ts'
import { basketballStatus, periodOf, phaseOfPeriod } from '#match/basketball/basketball-status.ts'
import type { DepthRecord } from '#sport/depth.ts'
import { groupedBy } from '#standings/grouped.ts'

/** One line of a match told in words. */
export interface ToldLine {
  readonly seq: number
  readonly atMs: number
  /** 1 to 4 quarters, from 5 on overtimes; 0 is before the tip-off. */
  readonly period: number
  readonly clock: string
  readonly side: Side | null
  readonly text: string
  readonly important: boolean
  readonly score: Pair
}

/** What the feed tells in words, oldest first. A line between two periods belongs to the one before it. */
export function feedLines(depth: readonly DepthRecord[]): ToldLine[] {
  let period = 0
  return depth
    .filter((record) => record.kind === 'text')
    .toSorted((a, b) => a.atMs - b.atMs || a.seq - b.seq)
    .map(({ seq, atMs, clock, side, text, important, score }) => {
      const read = readClock(clock)
      period = read.period ?? period
      return { seq, atMs, period, clock: read.clock, side, text, important, score }
    })
}

/** The same from what was reported about play, for feeds that tell nothing in words. */
export function reportLines(
  reports: readonly BasketballReport[],
  names: Readonly<Record<Side, string>>,
): ToldLine[] {
  const told = reports.toSorted((a, b) => a.seq - b.seq)
  const points = new Map(told.flatMap((each) => (each.kind === 'points' ? [[each.seq, each]] : [])))
  const takenBack = new Set<number>()
  const score = { home: 0, away: 0 }
  let [period, seconds] = [0, 0]
  return told.flatMap((report): ToldLine[] => {
    if (report.kind === 'clock') seconds = report.secondsLeft
    if (report.kind === 'points') {
      if (takenBack.has(report.seq)) return []
      seconds = report.secondsLeft
      score[report.side] += report.points
    }
    const wrong = report.kind === 'pointsCancelled' ? points.get(report.pointsSeq) : undefined
    if (report.kind === 'pointsCancelled') {
      if (takenBack.has(report.pointsSeq)) return []
      takenBack.add(report.pointsSeq)
      if (!wrong || wrong.seq > report.seq) return []
      score[wrong.side] -= wrong.points
    }
    if (report.kind === 'status') period = periodOf(report.phase) ?? period
    const line = sentenceOf(report, wrong, names)
    if (!line) return []
    const clock = report.kind === 'status' ? '' : clockText(seconds)
    const at = { seq: report.seq, atMs: report.atMs, period, clock }
    return [{ ...at, ...line, score: { ...score } }]
  })
}

export interface PeriodLines {
  readonly period: number
  readonly name: string
  readonly lines: readonly ToldLine[]
}

/** The newest period first, and in it the newest line. */
export const byPeriod = (lines: readonly ToldLine[]): PeriodLines[] =>
  [...groupedBy(lines.toReversed(), ({ period }) => period)]
    .toSorted(([a], [b]) => b - a)
    .map(([period, own]) => ({ period, name: periodName(period), lines: own }))

/** `第3节`, `加时1`, `赛前` */
export const periodName = (period: number): string =>
  period === 0 ? '赛前' : basketballStatus(phaseOfPeriod(period)).desc

/** `第3节 04:12` is the third quarter; a clock without a period is only a word. */
function readClock(clock: string): { period: number | null; clock: string } {
  const [, quarter, overtime, rest] = /^(?:第(\d)节|加时(\d?))\s*(.*)$/.exec(clock) ?? []
  if (quarter) return { period: Number(quarter), clock: rest ?? '' }
  if (overtime !== undefined) return { period: 4 + Number(overtime || '1'), clock: rest ?? '' }
  return { period: null, clock }
}

type Sentence = Pick<ToldLine, 'side' | 'text' | 'important'>

const WORTH = { 1: '罚球命中', 2: '两分命中', 3: '三分命中' }

function sentenceOf(
  report: BasketballReport,
  wrong: PointsReport | undefined,
  names: Readonly<Record<Side, string>>,
): Sentence | null {
  switch (report.kind) {
    case 'points': {
      const { side, player, points, assist } = report
      const helped = assist === undefined ? '' : `，${assist} 助攻`
      return { side, text: `${player} ${WORTH[points]}${helped}`, important: true }
    }
    case 'pointsCancelled':
      if (!wrong) return null
      return {
        side: wrong.side,
        text: `更正：${wrong.player} 的 ${wrong.points} 分取消`,
        important: true,
      }
    case 'foul':
      return { side: report.side, text: `${report.player} 犯规`, important: false }
    case 'timeOut':
      return { side: report.side, text: `${names[report.side]} 暂停`, important: false }
    case 'status':
      return { side: null, text: statusText(report), important: true }
    default:
      return null
  }
}

function statusText({ phase, pause, note }: Extract<BasketballReport, { kind: 'status' }>): string {
  const { desc } = basketballStatus(phase)
  const told = periodOf(phase) === null ? desc : `${desc}${pause ? '结束' : '开始'}`
  return note === undefined ? told : `${told}：${note}`
}
