import type { ClosingOdds } from '@linmen/domain/sport/fixture.ts'
import type { Outlook } from '#sport-world.ts'
import { EXCHANGE_COMPANY, LOTTERY_COMPANY } from '@linmen/domain/market/companies.ts'
import { fairBasketball } from './basketball-price.ts'
import { fairFootball } from './football-price.ts'
import type { House } from './houses.ts'
import { newsUntil, type MarketNews } from './market-news.ts'
import { bellNoise, noiseKey } from './noise.ts'
import { europeanOffer, lineOffer, NOT_OFFERED, type FairMarket, type Rounding } from './offer.ts'

/** A match as one market sees it: what is known, what everybody learns, and the chance in it. */
export interface MatchMarket {
  readonly outlook: Outlook
  readonly news: MarketNews
  readonly key: number
}

/** When a company speaks. `thought` numbers its thoughts: the same number is the same opinion. */
export interface Moment {
  readonly atMs: number
  readonly thought: number
  readonly inPlay: boolean
}

export const OPENING_THOUGHT = 0

/** The key of one company's chance in one match. */
export const houseKey = (market: MatchMarket, house: House): number =>
  market.key ^ Math.imul(house.id + 1, 0x85ebca6b)

/** What a company offers at a moment. Nothing but the moment decides, so one offer needs none of the others. */
export function quote(market: MatchMarket, house: House, moment: Moment): ClosingOdds {
  const fair = fairMarket(market, moment, houseKey(market, house))
  const { sport, lottery } = market.outlook.fixture
  const back = lottery.single ? IN_THE_GAMES : OUTSIDE
  const opened = moment.thought === OPENING_THOUGHT && !house.steps ? -OPENING_CARE : 0
  const lines = !(house.id === LOTTERY_COMPANY && sport === 'football')
  return {
    european: europeanOffer(fair, house.european + back + opened, roundingOf(house)),
    asian: lines ? lineOffer(fair.asian, house.asian + back / 2 + opened) : NOT_OFFERED,
    overUnder: lines ? lineOffer(fair.overUnder, house.overUnder + back / 2 + opened) : NOT_OFFERED,
  }
}

function roundingOf({ id, steps }: House): Rounding {
  if (id === EXCHANGE_COMPANY) return 'exchange'
  return steps ? 'coarse' : 'fine'
}

// The better known a match, the smaller the margin; one in seven is in the games, so the mean of a company stays what
// it is. Who moves in single hundredths opens with a larger margin while little is known.
const IN_THE_GAMES = 0.0032
const OUTSIDE = -0.0005
const OPENING_CARE = 0.002

/** Opinion of a company about a match, and how much a single thought wavers. */
const LEAN_SD = 0.008
const WAVER_SD = 0.004
const OPENING_SD = 0.012
const MOOD_SD = 0.01
const BIAS_SD = 0.015
/** Points of margin and share of the sum that a lean of one would be worth. */
const POINTS_PER_LEAN = 30
const PACE_PER_LEAN = 0.4
const POINTS_PER_BIAS = 25

/** The market without a margin, as the holder of this key sees it. */
function fairMarket(market: MatchMarket, moment: Moment, key: number): FairMarket {
  const { outlook, news } = market
  const known = moment.inPlay ? news.lean.length - 1 : newsUntil(news, moment.atMs)
  const opinion: Opinion = {
    lean: news.lean[known]! + opinionOf(key, moment, 0),
    sum: news.goals[known]! + opinionOf(key, moment, 1),
    first: BIAS_SD * bellNoise(key, 0),
    second: BIAS_SD * bellNoise(key, 1),
  }
  return outlook.fixture.sport === 'football'
    ? footballView(outlook, moment, opinion)
    : basketballView(outlook, moment, opinion)
}

/** What a company thinks on top of the news: always, for a while in play, and just now. */
function opinionOf(key: number, { thought, inPlay }: Moment, about: 0 | 1): number {
  const now = thought === OPENING_THOUGHT ? OPENING_SD : WAVER_SD
  const mood = inPlay ? MOOD_SD * bellNoise(key, 4 + 2 * (thought >> 3) + about) : 0
  return LEAN_SD * bellNoise(key, 2 + about) + mood + now * bellNoise(key, 64 + 2 * thought + about)
}

interface Opinion {
  readonly lean: number
  readonly sum: number
  readonly first: number
  readonly second: number
}

const NO_SCORE = { home: 0, away: 0 }
const EVEN = { home: 1, away: 1 }

function footballView(outlook: Outlook, { atMs, inPlay }: Moment, opinion: Opinion): FairMarket {
  const { expected } = outlook
  const score = inPlay ? outlook.scoreAt(atMs) : NO_SCORE
  const strength = inPlay ? (outlook.strengthAt?.(atMs) ?? EVEN) : EVEN
  const left = inPlay ? goalsLeft(outlook.playedShare(atMs)) : 1
  const wholeHome = expected.home * strength.home * Math.exp(opinion.sum + opinion.lean)
  const wholeAway = expected.away * strength.away * Math.exp(opinion.sum - opinion.lean)
  const ahead = {
    home: Math.max(LEAST_GOALS, wholeHome * left),
    away: Math.max(LEAST_GOALS, wholeAway * left),
    scoreHome: score.home,
    scoreAway: score.away,
    wholeHome,
    wholeAway,
  }
  return fairFootball(ahead, { handicap: opinion.first, total: opinion.second })
}

const LEAST_GOALS = 0.004
const FIRST_HALF = 0.44

/** Share of the goals still to come: 44 of 100 fall in the first half. */
const goalsLeft = (share: number) =>
  share < 0.5 ? 1 - 2 * FIRST_HALF * share : 2 * (1 - FIRST_HALF) * (1 - share)

/** What overtimes add to the points of all matches. */
const OVERTIME = 1.005
/** Who is further ahead than expected eases off: of a surprise in the first minute this much is lost again. */
const EASED = 0.42

function basketballView(outlook: Outlook, { atMs, inPlay }: Moment, opinion: Opinion): FairMarket {
  const { home, away } = outlook.expected
  const left = inPlay ? 1 - outlook.playedShare(atMs) : 1
  const score = inPlay ? outlook.scoreAt(atMs) : NO_SCORE
  const margin = home - away + POINTS_PER_LEAN * opinion.lean
  const surprise = inPlay ? score.home - score.away - margin * (1 - left) : 0
  const total = (home + away) * (OVERTIME + PACE_PER_LEAN * opinion.sum)
  return fairBasketball({
    margin: margin + surprise * (1 - EASED * left ** 0.75),
    total: score.home + score.away + total * left,
    left,
    spreadBias: POINTS_PER_BIAS * opinion.first,
    totalBias: POINTS_PER_BIAS * opinion.second,
  })
}

/** One match's market under one seed. */
export const marketKey = (seed: string, matchId: string): number =>
  noiseKey(`${seed}|market|${matchId}`)
