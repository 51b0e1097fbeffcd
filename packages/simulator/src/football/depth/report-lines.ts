import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { MINUTE_MS } from '#football/story/clock.ts'
import type { PhraseKind } from './phrases.ts'
import { offsideGoal, type Stage } from './stage.ts'
import type { Line } from './line.ts'

/** The lines of what a feed reports: periods, goals, cards, changes, corners, kicks. */
export function reportLines(stage: Stage): Line[] {
  const kicks = { home: 0, away: 0 }
  const lines = stage.story.flatMap((report): Line[] => {
    if (report.kind !== 'penalty') return lineOf(stage, report)
    if (report.scored) kicks[report.side] += 1
    const words = { s: `${kicks.home}比${kicks.away}` }
    const kind = report.scored ? 'scoredKick' : 'missedKick'
    return [{ atMs: report.atMs, kind, side: report.side, important: true, clock: '点球', words }]
  })
  return [...lines, ...stoppage(stage)]
}

const PERIODS: Readonly<Partial<Record<string, PhraseKind>>> = {
  firstHalf: 'kickOff',
  halfTime: 'halfTime',
  secondHalf: 'restart',
  finished: 'fullTime',
  extraTime: 'extraTime',
  penalties: 'penalties',
  interrupted: 'interrupted',
  abandoned: 'abandoned',
  postponed: 'postponed',
  cancelled: 'cancelled',
}

function lineOf(stage: Stage, report: FootballReport): Line[] {
  const { atMs } = report
  if (report.kind === 'status') {
    const again = report.phase === 'secondHalf' && atMs > stage.clock.restartMs
    const kind = again ? 'resumed' : PERIODS[report.phase]
    const off = report.phase === 'postponed' || report.phase === 'cancelled'
    if (!kind) return []
    const also = report.phase === 'finished' ? shootOut(stage) : {}
    return [{ atMs, kind, side: null, important: true, ...(off && { clock: '赛前' }), ...also }]
  }
  if (report.kind === 'goal') return [goalLine(report)]
  if (report.kind === 'goalCancelled') {
    const goal = stage.story.find(({ seq }) => seq === report.goalSeq)!
    const side = 'side' in goal ? goal.side : null
    const kind = offsideGoal(stage.story, report.goalSeq) ? 'offsideGoal' : 'cancelledGoal'
    return [{ atMs, kind, side, important: true }]
  }
  if (report.kind === 'corner') return [{ atMs, kind: 'corner', side: report.side }]
  if (report.kind === 'penalty' || report.kind === 'score') return []
  const { side, player } = report
  if (report.kind === 'substitution')
    return [{ atMs, kind: 'substitution', side, words: { p: player, o: report.leaves } }]
  if (report.kind === 'missedPenalty')
    return [{ atMs, kind: 'missedPenalty', side, important: true, words: { p: player } }]
  const red = report.second ? 'secondYellow' : 'red'
  const kind = report.colour === 'yellow' ? 'yellow' : red
  return [{ atMs, kind, side, important: true, words: { p: player } }]
}

/** How the kicks ended, where there were any. */
function shootOut({ story, match }: Stage): Pick<Line, 'also'> {
  const scored = (side: Side) =>
    story.filter((r) => r.kind === 'penalty' && r.scored && r.side === side).length
  const [home, away] = [scored('home'), scored('away')]
  if (home === away) return {}
  const words = { k: `${home}比${away}`, w: (home > away ? match.home : match.away).name }
  return { also: { kind: 'shootOut', words } }
}

function goalLine({
  atMs,
  side,
  how,
  player,
  assist,
}: Extract<FootballReport, { kind: 'goal' }>): Line {
  const kind = how === 'own' ? 'ownGoal' : how === 'penalty' ? 'penaltyGoal' : 'goal'
  return {
    atMs,
    kind,
    side,
    important: true,
    words: { p: player },
    ...(assist && { also: { kind: 'assisted', words: { o: assist } } }),
  }
}

/** The board with the minutes to come, shown when the ninetieth and the forty-fifth are over. */
function stoppage({ clock, overMs }: Stage): Line[] {
  const { startMs, halfMs, restartMs, fullMs, stop } = clock
  const ends = [
    { fromMs: startMs + 45 * MINUTE_MS, toMs: halfMs },
    { fromMs: restartMs + 45 * MINUTE_MS + (stop?.forMs ?? 0), toMs: fullMs },
  ]
  return ends
    .filter(({ fromMs }) => fromMs < overMs)
    .map(({ fromMs, toMs }) => {
      const minutes = Math.max(1, Math.floor((toMs - fromMs) / MINUTE_MS))
      return { atMs: fromMs, kind: 'stoppage', side: null, words: { n: String(minutes) } }
    })
}
