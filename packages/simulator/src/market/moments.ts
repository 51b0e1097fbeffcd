import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Outlook } from '#sport-world.ts'
import { EXCHANGE_COMPANY, LOTTERY_COMPANY, MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import type { House } from './houses.ts'
import { NEWS_COUNT, newsUntil } from './market-news.ts'
import { noise } from './noise.ts'
import { houseKey, OPENING_THOUGHT, type MatchMarket, type Moment } from './quote.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SECOND_MS = 1000

/** Whether a company has this match at all. */
export function covers(market: MatchMarket, house: House): boolean {
  const { lottery } = market.outlook.fixture
  if (house.id === LOTTERY_COMPANY) return lottery.single !== null
  if (house.id === EXCHANGE_COMPANY) return hasExchange(market)
  return lottery.single !== null || noise(timeKey(market, house), 0) < house.covers
}

/** The exchange has every match of the national games and six in ten of the others. */
export const hasExchange = ({ outlook, key }: MatchMarket): boolean =>
  outlook.fixture.lottery.single !== null || noise(key, 201) < 0.6

/** When a company speaks before the match, in order of time. */
export function momentsBefore(market: MatchMarket, house: House): Moment[] {
  const opening = openingOf(market, house)
  const endMs = lastMs(market.outlook)
  if (opening.atMs > endMs) return []
  const moments = [opening]
  for (let news = newsUntil(market.news, opening.atMs); news < NEWS_COUNT; news++)
    moments.push(...answers(market, house, news))
  return moments.filter(({ atMs }) => atMs <= endMs)
}

/** The last of them, found from the end; null if it never opened. */
export function lastMomentBefore(market: MatchMarket, house: House): Moment | null {
  const opening = openingOf(market, house)
  const endMs = lastMs(market.outlook)
  if (opening.atMs > endMs) return null
  const first = newsUntil(market.news, opening.atMs)
  for (let news = NEWS_COUNT - 1; news >= first; news--) {
    const last = answers(market, house, news).findLast(({ atMs }) => atMs <= endMs)
    if (last) return last
  }
  return opening
}

/** When a company speaks and what it says are left to chance apart from each other. */
const timeKey = (market: MatchMarket, house: House) => houseKey(market, house) ^ 0x5bd1e995

/** A company opens some hours earlier or later than it uses to, and not before a match is known. */
function openingOf(market: MatchMarket, house: House): Moment {
  const key = timeKey(market, house)
  const { kickOffAtMs, announcedAtMs = 0 } = market.outlook.fixture
  const usualMs = kickOffAtMs - Math.round((house.opensDays + 0.6 * (noise(key, 1) - 0.5)) * DAY_MS)
  const knownMs = announcedAtMs + Math.round((0.2 + 3 * noise(key, 2)) * HOUR_MS)
  return { atMs: Math.max(usualMs, knownMs), thought: OPENING_THOUGHT, inPlay: false }
}

const MOST_OWN = 3

/** What a company makes of one piece of news: an answer, and corrections of its own until the next one. */
function answers(market: MatchMarket, house: House, news: number): Moment[] {
  const key = timeKey(market, house)
  const fromMs = market.news.atMs[news]!
  const gapMs = (market.news.atMs[news + 1] ?? market.outlook.fixture.kickOffAtMs) - fromMs
  const at = (part: number, thought: number): Moment => ({
    atMs: Math.floor((fromMs + part * gapMs) / SECOND_MS) * SECOND_MS,
    thought,
    inPlay: false,
  })
  const found: Moment[] = []
  const firstThought = 1 + news * (MOST_OWN + 1)
  if (noise(key, 20 + news) < house.follows)
    found.push(at(0.02 + 0.4 * noise(key, 40 + news), firstThought))
  const own = Math.min(MOST_OWN, Math.floor(house.restless * 2 * noise(key, 60 + news) + 0.4))
  for (let each = 0; each < own; each++)
    found.push(
      at(0.45 + (0.5 * (each + noise(key, 80 + news * 4 + each))) / own, firstThought + 1 + each),
    )
  return found
}

/** Nothing moves between the announced kick-off and a late first whistle, nor once a match is called off. */
const lastMs = ({ fixture, calledOffAtMs }: Outlook): number =>
  Math.min(fixture.kickOffAtMs, calledOffAtMs ?? Infinity)

const FIRST_IN_PLAY = 1 + NEWS_COUNT * (MOST_OWN + 1)
/** Most companies take the match down shortly before the end. */
const LAST_SHARE = 0.95
const LIST_BEAT_MS = 120 * SECOND_MS
const MOST_SHOCKS = 14

/** When a company speaks during play: on its own, and after everything that changes the match. */
export function momentsInPlay(market: MatchMarket, house: House): Moment[] {
  const { startMs, endMs, calledOffAtMs, shocks, fixture } = market.outlook
  if (house.inPlay === 0) return []
  const key = timeKey(market, house)
  const fromMs = Math.max(startMs, fixture.kickOffAtMs)
  const { count, sway, lastShare } = paceOf(house, fixture.sport, endMs - fromMs)
  const beatMs = (endMs - fromMs) / (count + 1)
  const stopMs = Math.min(endMs, calledOffAtMs ?? Infinity)
  const beats = Array.from(
    { length: count },
    (_, at) => fromMs + (at + 1 + sway * (2 * noise(key, 200 + at) - 1)) * beatMs,
  )
  const reactions = shocks
    .slice(0, MOST_SHOCKS)
    .map((atMs, at) => atMs + house.reactionS * (0.6 + noise(key, 300 + at)) * SECOND_MS)
  return [...beats, ...reactions]
    .toSorted((a, b) => a - b)
    .map((ms, at) => ({
      atMs: Math.floor(ms / SECOND_MS) * SECOND_MS,
      thought: FIRST_IN_PLAY + at,
      inPlay: true,
    }))
    .filter(
      ({ atMs }) => atMs > fromMs && atMs < stopMs && market.outlook.playedShare(atMs) < lastShare,
    )
}

/** The company of the list stands beside the score: it speaks every other minute, until the whistle. */
function paceOf(house: House, sport: Sport, lengthMs: number) {
  return house.id === MAIN_COMPANY[sport]
    ? { count: Math.ceil(lengthMs / LIST_BEAT_MS) - 1, sway: 0.25, lastShare: Infinity }
    : { count: house.inPlay, sway: 0.4, lastShare: LAST_SHARE }
}
