import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { clockText } from '@linmen/domain/match/basketball/basketball-clock.ts'
import {
  basketballStatus,
  phaseOfPeriod,
} from '@linmen/domain/match/basketball/basketball-status.ts'
import type { Counted } from '@linmen/domain/sport/depth.ts'
import type { Foul, Play } from '#basketball/game/play.ts'
import type { Sheet } from '#basketball/game/sheet.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import type { Note } from './note.ts'
import { DEFENSIVE, FOULED, LOST, OFFENSIVE, SENT_TO_LINE, STOLEN, TIME_OUTS } from './phrases.ts'
import { scorer } from './score-remark.ts'
import { shotText } from './shot-text.ts'
import type { PlacedShot } from './shots.ts'
import { opposite } from './tally.ts'
import { shotsAfter, textCounts } from './text-counts.ts'

const MINUTE_MS = 60_000

/** The match in words, about as many lines as somebody at the desk would type. */
export function textNotes(seed: string, sheet: Sheet, shots: readonly PlacedShot[]): Note[] {
  const desk = deskOf(seed, sheet, shots)
  const { plays, spans } = sheet
  const during = spans.flatMap((_, index) => {
    const period = index + 1
    const opens = desk.opens(period)
    const own = plays.filter((play) => play.period === period)
    return [
      opens,
      ...own.flatMap((play, at) => {
        const next = own.slice(at + 1, at + 5)
        const told = desk.tell(play, { before: own[at - 1], next })
        return told.map((each) => counting(each, textCounts(sheet, play, next)))
      }),
      desk.closes(period),
    ]
  })
  return [...before(sheet), ...during]
}

function before({ game, teams, spans }: Sheet): Note[] {
  const names = (side: Side) =>
    teams[side].rotation.starters.map((at) => teams[side].roster[at]!.name).join('、')
  const said = (minutes: number, side: Side | null, text: string): Note => ({
    atMs: spans[0]!.startMs - minutes * MINUTE_MS,
    body: {
      kind: 'text',
      clock: '赛前',
      side,
      text,
      important: false,
      score: { home: 0, away: 0 },
    },
  })
  return [
    said(26, null, `欢迎来到${game.roundName}，${game.home.name}主场迎战${game.away.name}`),
    said(24, 'home', `${game.home.name}首发：${names('home')}`),
    said(23, 'away', `${game.away.name}首发：${names('away')}`),
  ]
}

interface Around {
  readonly before: Play | undefined
  readonly next: readonly Play[]
}

function deskOf(seed: string, sheet: Sheet, shots: readonly PlacedShot[]) {
  const dice = diceFor(seed, 'text', sheet.game.id)
  const placed = new Map(shots.map((shot) => [shot.play as Play, shot]))
  const score = scorer(sheet)
  const team = (side: Side) => sheet.game[side].name
  const name = (side: Side, at: number) => sheet.teams[side].roster[at]!.name
  const line = (play: Pick<Play, 'atMs' | 'period' | 'elapsed'>, side: Side | null, text: string) =>
    note(sheet, play, { side, text, score: score.now() })
  const told = (phrases: readonly string[], words: Record<string, string>) =>
    filled(dice.pick(phrases), words)
  return {
    opens(period: number): Note {
      const { startMs } = sheet.spans[period - 1]!
      const text = `${wordOf(period)}比赛开始`
      return bold(line({ atMs: startMs, period, elapsed: 0 }, null, text))
    },
    closes(period: number): Note {
      const { endMs, seconds } = sheet.spans[period - 1]!
      const { home, away } = score.now()
      const last = period === sheet.spans.length
      const text = `${last ? '全场比赛' : wordOf(period)}结束，${team('away')} ${away}-${home} ${team('home')}`
      return bold(line({ atMs: endMs, period, elapsed: seconds }, null, text))
    },
    /** One line for a play and what belongs to it: the rebound of a miss, the free throws after a foul. */
    tell(play: Play, { before, next }: Around): Note[] {
      const { what, side } = play
      if (what.kind === 'shot') {
        const { text, side: whose } = shotText(dice, placed.get(play)!, { next, name })
        const remark = score.count(side, [play])
        return [line(play, whose, remark ? `${text}，${remark}` : text)]
      }
      if (what.kind === 'rebound') {
        if (before?.what.kind === 'shot') return []
        const o = name(side, what.player)
        return [line(play, side, told(what.offensive ? OFFENSIVE : DEFENSIVE, { o }))]
      }
      if (what.kind === 'turnover') {
        const words = { p: name(side, what.player), t: team(side) }
        if (what.steal === null) return [line(play, side, told(LOST, words))]
        const o = name(opposite(side), what.steal)
        const phrase = dice.pick(STOLEN)
        const whose = phrase.startsWith('{o}') ? opposite(side) : side
        return [line(play, whose, filled(phrase, { ...words, o }))]
      }
      if (what.kind === 'timeOut') return [line(play, side, told(TIME_OUTS, { t: team(side) }))]
      return what.kind === 'foul' ? [foulLine(play, what, next)] : []
    },
  }

  function foulLine(play: Play, what: Foul, next: readonly Play[]): Note {
    const attacks = opposite(play.side)
    const shots = shotsAfter(next)
    const words = { p: name(play.side, what.player), o: name(attacks, what.on), t: team(attacks) }
    if (shots.length === 0) return line(play, play.side, told(FOULED, words))
    const text = `${told(SENT_TO_LINE, words)}，${freeWords(shots)}`
    const remark = score.count(attacks, shots)
    return line(shots.at(-1)!, attacks, remark ? `${text}，${remark}` : text)
  }
}

function freeWords(shots: readonly Play[]): string {
  const made = shots.filter(({ what }) => what.kind === 'free' && what.made).length
  if (shots.length === 1) return made === 1 ? '罚球命中' : '罚球不中'
  if (made === shots.length) return '两罚全中'
  return made === 0 ? '两罚不中' : '两罚一中'
}

const wordOf = (period: number) => basketballStatus(phaseOfPeriod(period)).desc

const filled = (phrase: string, words: Record<string, string>) =>
  phrase.replaceAll(/\{(\w)\}/g, (_, key: string) => words[key] ?? '')

function note(
  { spans }: Sheet,
  { atMs, period, elapsed }: Pick<Play, 'atMs' | 'period' | 'elapsed'>,
  { side, text, score }: { side: Side | null; text: string; score: Pair },
): Note {
  const left = clockText(spans[period - 1]!.seconds - elapsed)
  const clock = `${wordOf(period)} ${left}`
  return { atMs, body: { kind: 'text', clock, side, text, important: false, score, counts: [] } }
}

const counting = ({ atMs, body }: Note, counts: readonly Counted[]): Note => ({
  atMs,
  body: { ...body, counts } as Note['body'],
})

const bold = ({ atMs, body }: Note): Note => ({
  atMs,
  body: { ...body, important: true } as Note['body'],
})
