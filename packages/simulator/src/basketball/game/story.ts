import type {
  BasketballBody,
  BasketballReport,
} from '@linmen/domain/match/basketball/basketball-report.ts'
import { phaseOfPeriod } from '@linmen/domain/match/basketball/basketball-status.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import type { Game } from '#basketball/season/game.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import type { Play, Stop } from './play.ts'
import type { Sheet } from './sheet.ts'

interface Draft {
  readonly atMs: number
  readonly body: BasketballBody | { readonly kind: 'takenBack'; readonly draft: Draft }
}

/** Everything a feed reports about a match that is played, in order of time. */
export function storyOf(seed: string, sheet: Sheet): BasketballReport[] {
  const drafts = sheet.spans.flatMap((_, at) => periodDrafts(sheet, at + 1))
  return numbered(sheet.game.id, withCorrection(seed, sheet, drafts))
}

/** The story of a match that is called off. */
export function storyOfCalledOff({ id, kickOffAtMs, fate }: Game): BasketballReport[] {
  const atMs = calledOffAtMs({ kickOffAtMs })
  const note =
    fate === 'postponed' ? `原定 ${beijingTime(kickOffAtMs)}，新时间待联盟公布` : '联盟取消本场比赛'
  const phase = fate === 'postponed' ? 'postponed' : 'cancelled'
  return numbered(id, [{ atMs, body: { kind: 'status', phase, note } }])
}

export const calledOffAtMs = ({ kickOffAtMs }: Pick<Game, 'kickOffAtMs'>) =>
  kickOffAtMs - 90 * 60_000

function periodDrafts(sheet: Sheet, period: number): Draft[] {
  const { startMs, endMs, seconds } = sheet.spans[period - 1]!
  const phase = phaseOfPeriod(period)
  const last = period === sheet.spans.length
  const middle = [
    ...sheet.stops
      .filter((each) => each.period === period)
      .flatMap((stop) => stopDrafts(stop, seconds)),
    ...sheet.plays
      .filter((each) => each.period === period)
      .flatMap((play) => playDraft(sheet, play)),
  ].toSorted((a, b) => a.atMs - b.atMs)
  const over: BasketballBody = last
    ? { kind: 'status', phase: 'finished' }
    : { kind: 'status', phase: period === 2 ? 'halfTime' : phase, pause: true }
  return [
    { atMs: startMs, body: { kind: 'status', phase } },
    { atMs: startMs, body: { kind: 'clock', secondsLeft: seconds, running: true } },
    ...middle,
    { atMs: endMs, body: { kind: 'clock', secondsLeft: 0, running: false } },
    { atMs: endMs, body: over },
  ]
}

function stopDrafts({ elapsed, fromMs, untilMs, trouble, period }: Stop, seconds: number): Draft[] {
  const clock = (atMs: number, running: boolean): Draft => ({
    atMs,
    body: { kind: 'clock', secondsLeft: seconds - elapsed, running },
  })
  // A period that ends with free throws has no clock to start again.
  const goesOn = elapsed < seconds
  if (!trouble) return goesOn ? [clock(fromMs, false), clock(untilMs, true)] : []
  const note = '场馆设备故障，比赛暂停，等待恢复'
  return [
    clock(fromMs, false),
    { atMs: fromMs, body: { kind: 'status', phase: 'interrupted', note } },
    { atMs: untilMs, body: { kind: 'status', phase: phaseOfPeriod(period) } },
    clock(untilMs, true),
  ]
}

function playDraft({ teams, spans }: Sheet, play: Play): Draft[] {
  const { side, period, atMs, what } = play
  const { roster } = teams[side]
  if (what.kind === 'timeOut') return [{ atMs, body: { kind: 'timeOut', side, period } }]
  const { id: playerId, name: player } = roster[what.player]!
  if (what.kind === 'foul') return [{ atMs, body: { kind: 'foul', side, period, player } }]
  if ((what.kind !== 'shot' && what.kind !== 'free') || !what.made) return []
  const assist = what.kind === 'shot' && what.assist !== null ? roster[what.assist]!.name : null
  const secondsLeft = spans[period - 1]!.seconds - play.elapsed
  const points = what.kind === 'shot' ? what.worth : 1
  const who = { playerId, player, ...(assist !== null && { assist }) }
  return [{ atMs, body: { kind: 'points', side, points, period, secondsLeft, ...who } }]
}

/** In some matches a basket from close to the line is counted as three until the officials have seen the pictures. */
const CORRECTED = 0.06

function withCorrection(seed: string, sheet: Sheet, drafts: readonly Draft[]): Draft[] {
  const dice = diceFor(seed, 'correction', sheet.game.id)
  const untilMs = sheet.spans.at(-1)!.endMs - 120_000
  const twos = drafts.filter(
    ({ body, atMs }) => body.kind === 'points' && body.points === 2 && atMs < untilMs,
  )
  if (twos.length === 0 || !dice.chance(CORRECTED)) return [...drafts]
  const real = dice.pick(twos)
  const wrong: Draft = { atMs: real.atMs, body: { ...real.body, points: 3 } as BasketballBody }
  const atMs = real.atMs + dice.between(40, 95) * 1000
  const others = drafts.map((draft) => (draft === real ? wrong : draft))
  const corrected: Draft[] = [
    { atMs, body: { kind: 'takenBack', draft: wrong } },
    { atMs, body: real.body },
  ]
  return [...others, ...corrected].toSorted((a, b) => a.atMs - b.atMs)
}

function numbered(matchId: string, drafts: readonly Draft[]): BasketballReport[] {
  return drafts.map(({ atMs, body }, at) => {
    const seq = at + 1
    if (body.kind !== 'takenBack') return { ...body, matchId, seq, atMs }
    const pointsSeq = drafts.indexOf(body.draft) + 1
    return { kind: 'pointsCancelled', pointsSeq, matchId, seq, atMs }
  })
}
