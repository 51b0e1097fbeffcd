import type { Cents } from '@linmen/contract'
import { isContradicted, isTwice, type EarlierPicks } from './earlier-picks.ts'
import { forbiddenWord } from './forbidden-words.ts'
import type { PickChoice, Picked } from './settle-pick.ts'

/** What an expert wants to publish, at the prices it would be locked with. */
export interface Draft {
  readonly level: number
  readonly price: Cents
  readonly texts: readonly string[]
  readonly refundOnMiss: boolean
  /** Until when the pick is promised; null where it is made already. */
  readonly promisedMs: number | null
  readonly picks: readonly DraftPick[]
}

/** A pick with its match; of one that is promised only what it will be about. */
export interface DraftPick extends Omit<Picked, 'pick' | 'oddsHundredths'> {
  readonly matchId: string
  readonly pick: PickChoice | null
  readonly oddsHundredths: number | null
}

/** What the expert has done before, as far as it matters. */
export interface Earlier extends EarlierPicks {
  /** Plans sold as 不中退 in the last seven days. */
  readonly refundsOfWeek: number
  readonly lastAtMs: number | null
}

export type PublishFault =
  | 'publish.level'
  | 'publish.price'
  | 'publish.words'
  | 'publish.matches'
  | 'publish.begun'
  | 'publish.odds'
  | 'publish.twice'
  | 'publish.contradiction'
  | 'publish.refunds'
  | 'publish.promise'
  | 'publish.fast'

const [CHEAPEST, DEAREST] = [800, 18_800]
const COIN = 100
/** What one pick must be worth at least. */
export const LEAST_ODDS = 120
const REFUNDS_A_WEEK = 3
const DOUBLE_TAP_MS = 15_000
/** The least time readers have between a promised pick and its match. */
const PROMISE_BEFORE_MS = 15 * 60_000

/** Level 1 publishes for nothing, level 2 also for 8 to 188 whole coins, everybody else not at all. */
export function mayPublish(level: number, price: Cents): boolean {
  if (level !== 1 && level !== 2) return false
  if (price === 0) return true
  return level === 2 && price >= CHEAPEST && price <= DEAREST && price % COIN === 0
}

/** Why a plan cannot be published; null when it can. The order of the checks is the order of the answers. */
export function publishFault(draft: Draft, earlier: Earlier, nowMs: number): PublishFault | null {
  const { level, price, texts, picks, refundOnMiss, promisedMs } = draft
  if (level !== 1 && level !== 2) return 'publish.level'
  if (!mayPublish(level, price)) return 'publish.price'
  if (texts.some((text) => forbiddenWord(text) !== null)) return 'publish.words'
  if (new Set(picks.map(({ matchId }) => matchId)).size !== picks.length) return 'publish.matches'
  if (picks.length < 1 || picks.length > 2) return 'publish.matches'
  if (picks.some(({ kickoffMs }) => kickoffMs <= nowMs)) return 'publish.begun'
  if (picks.some(isTooLow)) return 'publish.odds'
  if (isTwice(picks, earlier)) return 'publish.twice'
  if (isContradicted(picks, earlier)) return 'publish.contradiction'
  if (refundOnMiss && (price === 0 || earlier.refundsOfWeek >= REFUNDS_A_WEEK))
    return 'publish.refunds'
  if (promisedMs !== null && !mayPromise(draft, promisedMs, nowMs)) return 'publish.promise'
  return isDoubleTap(earlier.lastAtMs, nowMs) ? 'publish.fast' : null
}

export const isDoubleTap = (lastAtMs: number | null, nowMs: number): boolean =>
  lastAtMs !== null && nowMs - lastAtMs < DOUBLE_TAP_MS

/** One match, sold for coins, with a moment that is still to come and leaves readers their time. */
const mayPromise = ({ picks, price }: Draft, promisedMs: number, nowMs: number): boolean =>
  picks.length === 1 &&
  price > 0 &&
  promisedMs > nowMs &&
  promisedMs <= picks[0]!.kickoffMs - PROMISE_BEFORE_MS

export type GiveFault = 'give.over' | 'publish.words' | 'publish.odds' | 'publish.contradiction'

/** Why a promised pick cannot be given; null when it can. */
export function giveFault(
  given: Pick<Draft, 'texts' | 'picks'> & { readonly promisedMs: number },
  earlier: Earlier,
  nowMs: number,
): GiveFault | null {
  if (nowMs > given.promisedMs) return 'give.over'
  if (given.texts.some((text) => forbiddenWord(text) !== null)) return 'publish.words'
  if (given.picks.some(isTooLow)) return 'publish.odds'
  return isContradicted(given.picks, earlier) ? 'publish.contradiction' : null
}

const isTooLow = ({ oddsHundredths }: DraftPick) =>
  oddsHundredths !== null && oddsHundredths < LEAST_ODDS
