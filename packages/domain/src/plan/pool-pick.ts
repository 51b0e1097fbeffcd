import { POOL_SIZE, resultMark, type PoolMark } from '#lottery/pool-draw.ts'
import type { Cents } from '@linmen/contract'
import { forbiddenWord } from './forbidden-words.ts'
import type { PoolGame } from './pool-names.ts'
import { isDoubleTap, mayPublish } from './publishing.ts'
import { isOverdue, type MatchOutcome, type PickResult } from './settle-pick.ts'

/** `3`, `31`, `310`: home, draw, away in this order; empty for a match 任九 leaves out. */
export type PoolMarks = (typeof POOL_MARKS)[number]

const POOL_MARKS = ['', '3', '1', '0', '31', '30', '10', '310'] as const
export const isPoolMarks = (text: string): text is PoolMarks =>
  POOL_MARKS.some((marks) => marks === text)

interface GameRules {
  /** How many matches are chosen. */
  readonly chosen: number
  /** From how many right ones a line wins a prize: 13 are the second prize of 十四场. */
  readonly prizeFrom: number
  /** More lines than this say nothing of who chose them. */
  readonly mostLines: number
}

export const POOL_GAMES: Readonly<Record<PoolGame, GameRules>> = {
  pool14: { chosen: POOL_SIZE, prizeFrom: POOL_SIZE - 1, mostLines: 512 },
  pick9: { chosen: 9, prizeFrom: 9, mostLines: 64 },
}

/** Matches with all three ends chosen: they are right however they end. */
export const MOST_TRIPLES = 2
const TRIPLE = '310'

/** The choice of a match with one end more, or one less. */
export const toggled = (marks: PoolMarks, mark: '3' | '1' | '0'): PoolMarks =>
  ['3', '1', '0'].filter((each) => marks.includes(each) !== (each === mark)).join('') as PoolMarks

/** How many single lines the choices make, one mark of each chosen match. */
export const poolLines = (marks: readonly PoolMarks[]): number =>
  marks.reduce((lines, each) => lines * Math.max(1, each.length), 1)

export type PoolPickFault = 'publish.places' | 'publish.triples' | 'publish.lines'

/** Why these choices are no plan; null when they are one. One for each place of the issue. */
export function poolPickFault(game: PoolGame, marks: readonly PoolMarks[]): PoolPickFault | null {
  const { chosen, mostLines } = POOL_GAMES[game]
  if (marks.length !== POOL_SIZE) return 'publish.places'
  if (marks.filter((each) => each !== '').length !== chosen) return 'publish.places'
  if (marks.filter((each) => each === TRIPLE).length > MOST_TRIPLES) return 'publish.triples'
  return poolLines(marks) > mostLines ? 'publish.lines' : null
}

/** What an expert wants to publish about an issue. */
export interface PoolDraft {
  readonly game: PoolGame
  readonly level: number
  readonly price: Cents
  readonly texts: readonly string[]
  readonly marks: readonly PoolMarks[]
  /** Of all fourteen; the first one closes the issue. */
  readonly kickOffs: readonly number[]
}

export type PoolPublishFault =
  | 'publish.level'
  | 'publish.price'
  | 'publish.words'
  | 'publish.issue'
  | 'publish.begun'
  | PoolPickFault
  | 'publish.twice'
  | 'publish.fast'

/** Why a plan on a pool cannot be published; null when it can. The order of the checks is the order of the answers. */
export function poolPublishFault(
  { game, level, price, texts, marks, kickOffs }: PoolDraft,
  earlier: { readonly isTaken: boolean; readonly lastAtMs: number | null },
  nowMs: number,
): PoolPublishFault | null {
  if (level !== 1 && level !== 2) return 'publish.level'
  if (!mayPublish(level, price)) return 'publish.price'
  if (texts.some((text) => forbiddenWord(text) !== null)) return 'publish.words'
  if (kickOffs.length !== POOL_SIZE) return 'publish.issue'
  if (Math.min(...kickOffs) <= nowMs) return 'publish.begun'
  const fault = poolPickFault(game, marks)
  if (fault !== null) return fault
  if (earlier.isTaken) return 'publish.twice'
  return isDoubleTap(earlier.lastAtMs, nowMs) ? 'publish.fast' : null
}

/** One place of an issue as it was published, and how its match ended. */
export interface PoolLeg {
  readonly marks: PoolMarks
  readonly kickoffMs: number
  readonly outcome: MatchOutcome
  /** What was officially drawn, where somebody has written it down: it goes before the score. */
  readonly official?: PoolMark | null
}

export interface SettledPool {
  readonly result: PickResult
  /** Prizes of a pool depend on who else won: there is no price to reckon with. */
  readonly returnedHundredths: null
  /** Chosen matches that came out right. */
  readonly right: number
}

/**
 * The result of a plan on a pool, or null until the last match of the issue is decided. A match that is called off, or
 * not played within 36 hours, is right for every choice; where no chosen match was played there is nothing to judge.
 */
export function settlePool(
  game: PoolGame,
  legs: readonly PoolLeg[],
  nowMs: number,
): SettledPool | null {
  const drawn = legs.map((leg) => drawnMark(leg, nowMs))
  if (drawn.includes(null)) return null
  const chosen = legs.flatMap(({ marks }, at) =>
    marks === '' ? [] : [{ marks, mark: drawn[at]! }],
  )
  const right = chosen.filter(({ marks, mark }) => mark === '*' || marks.includes(mark)).length
  const isVoid = chosen.every(({ mark }) => mark === '*')
  const isWon = right >= POOL_GAMES[game].prizeFrom
  return { result: isVoid ? 'void' : isWon ? 'hit' : 'miss', returnedHundredths: null, right }
}

/** What the draw says of one match; null while nobody knows. */
export function drawnMark(
  { outcome, kickoffMs, official }: Omit<PoolLeg, 'marks'>,
  nowMs: number,
): PoolMark | null {
  if (official) return official
  if (outcome.state === 'finished') return resultMark(outcome.home - outcome.away)
  if (outcome.state === 'cancelled') return '*'
  return isOverdue(outcome, kickoffMs, nowMs) ? '*' : null
}
