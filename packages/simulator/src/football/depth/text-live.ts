import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { eventMinute } from '@linmen/domain/match/event-minute.ts'
import type { TextLine } from '@linmen/domain/sport/depth.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import { captainOf } from '#football/story/cast.ts'
import { minuteAt, MINUTE_MS } from '#football/story/clock.ts'
import { extraSpan } from '#football/story/extra-time.ts'
import type { LoggedDeed, MatchLog } from './log.ts'
import { PHRASES, phrased } from './phrases.ts'
import { reportLines } from './report-lines.ts'
import { scoresOf, type Note, type Stage } from './stage.ts'
import type { Line } from './line.ts'

const SILENCE_MS = 5 * MINUTE_MS
const REPORTED_FOULS = 5

/** The match in words: everything that is reported, every shot, some fouls, and a sentence where nothing happens. */
export function textNotes(
  stage: Stage,
  log: MatchLog,
  names: { readonly referee: string },
): Note[] {
  const dice = diceFor(stage.almanac.seed, 'text', stage.match.id)
  const lines = [...before(stage, names.referee), ...reportLines(stage), ...logLines(log)].toSorted(
    (a, b) => a.atMs - b.atMs,
  )
  const all = [...lines, ...fillers(stage, lines, dice)].toSorted((a, b) => a.atMs - b.atMs)
  const scores = scoresOf(stage)
  return all.map((line) => {
    const score = scores.findLast((each) => each.atMs <= line.atMs)?.score ?? NOTHING
    return { atMs: line.atMs, body: spoken(stage, { line, score }, dice) }
  })
}

function before({ match, casts }: Stage, referee: string): Line[] {
  const at = (minutes: number) => match.kickOffAtMs - minutes * MINUTE_MS
  const lineup = (side: Side): Line => {
    return {
      atMs: at(side === 'home' ? 58 : 57),
      kind: 'lineup',
      side,
      clock: '赛前',
      words: { f: casts[side].formation, p: captainOf(casts[side]).name },
    }
  }
  const words = { l: match.competition.name, d: match.roundName, p: referee }
  return [
    { atMs: at(60), kind: 'before', side: null, clock: '赛前', words },
    lineup('home'),
    lineup('away'),
    { atMs: at(4), kind: 'ready', side: null, clock: '赛前', words },
  ]
}

function logLines({ shots, fouls, offsides }: MatchLog): Line[] {
  const tries = shots.flatMap(({ outcome, penalty, side, man, atMs }): Line[] =>
    outcome === 'goal' || penalty
      ? []
      : [{ atMs: atMs + 4000, kind: outcome, side, words: { p: man.name } }],
  )
  // What the story tells of has a line of its own.
  const flags = offsides.filter(isOwn).map(({ side, man, atMs }): Line => ({
    atMs: atMs + 3000,
    kind: 'offside',
    side,
    words: { p: man.name },
  }))
  // Most fouls are not worth a line.
  const free = fouls.filter(isOwn)
  const told = free.filter((_, at) => at % Math.ceil(free.length / REPORTED_FOULS) === 1)
  const whistles = told.map(({ side, man, atMs }): Line => ({
    atMs: atMs + 2000,
    kind: 'foul',
    side,
    words: { p: man.name },
  }))
  return [...tries, ...flags, ...whistles]
}

const isOwn = ({ reported }: LoggedDeed) => !reported

/** Nobody stays silent for long while the ball is in play. */
function fillers({ clock, overMs }: Stage, lines: readonly Line[], dice: Dice): Line[] {
  const found: Line[] = []
  const { startMs, halfMs, restartMs, fullMs, stop } = clock
  const extra = extraSpan(clock)
  const spans = [
    [startMs, halfMs],
    [restartMs, stop?.fromMs ?? fullMs],
    [stop ? stop.fromMs + stop.forMs : fullMs, fullMs],
    [extra.startMs, extra.endMs],
  ] as const
  const playing = (ms: number) =>
    ms < overMs && spans.some(([fromMs, toMs]) => ms > fromMs && ms < toMs)
  for (const [at, { atMs }] of lines.entries()) {
    const nextMs = lines[at + 1]?.atMs ?? overMs
    for (let ms = atMs + SILENCE_MS; ms < nextMs - MINUTE_MS; ms += SILENCE_MS)
      if (playing(ms))
        found.push({ atMs: ms, kind: 'quiet', side: dice.chance(0.5) ? 'home' : 'away' })
  }
  return found
}

function spoken(
  stage: Stage,
  { line, score }: { readonly line: Line; readonly score: Pair },
  dice: Dice,
): TextLine {
  const { atMs, kind, side, important = false } = line
  const { home, away } = stage.match
  const [team, rival] = side === 'away' ? [away, home] : [home, away]
  const words = { t: team.name, r: rival.name, s: `${score.home}比${score.away}`, ...line.words }
  const also = line.also
    ? phrased(dice.pick(PHRASES[line.also.kind]), { ...words, ...line.also.words })
    : ''
  return {
    kind: 'text',
    clock: line.clock ?? eventMinute(minuteAt(stage.clock, atMs)),
    side,
    text: `${phrased(dice.pick(PHRASES[kind]), words)}${also}`,
    important,
    score,
  }
}

const NOTHING: Pair = { home: 0, away: 0 }
