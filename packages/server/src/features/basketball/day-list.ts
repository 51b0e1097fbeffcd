import { shownMedia } from '@linmen/domain/match/shown-media.ts'
import type { BasketballMatch } from '@linmen/contract/match/basketball-day.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { knowsBackToBack } from '@linmen/domain/match/list/back-to-back.ts'
import {
  eitherSide,
  sideMarks,
  UNMARKED,
  type SideMarks,
} from '@linmen/domain/match/list/back-to-back-sides.ts'
import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import { basketballStatus } from '@linmen/domain/match/basketball/basketball-status.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { lotteryGames } from '@linmen/domain/match/list/lottery-games.ts'
import type { Conferences } from '@linmen/domain/standings/conferences.ts'
import { groupedBy } from '@linmen/domain/standings/grouped.ts'
import { isNearDay, pullDay } from '#features/archive/public.ts'
import {
  boardOf,
  dayAsOf,
  daysOf,
  leaguesOf,
  listed,
  oddsOnBoard,
  openDay,
  type BasketballOnBoard,
} from '#features/match/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import { cachedAnswer } from '#kit/answers/cached-answer.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { conferencesOf } from './conferences.ts'
import { scheduleOf } from './schedule.repo.ts'

// A day changes several times a second; nobody notices a quarter of one.
const FRESH_MS = 250
const MARKS_FRESH_MS = 60_000
/** Three in a row reach two days back, or two days ahead. */
const REACH = 2

/** The list of one day, made at most four times a second however many people ask. */
export const dayList = cachedAnswer(
  basketballGateway.getBkTodayGroupLeagueMatchList,
  FRESH_MS,
  async (ports, { date, leagueId, company }) => {
    const day = date ?? businessDay(ports.clock.nowMs())
    const board = await openDay(ports, day)
    const matches = board
      .day(day)
      .filter((match) => match.sport === 'basketball')
      .filter((match) => listed(match) && (leagueId ?? match.league.id) === match.league.id)
    const marks = await marksAround(ports, day, matches)
    const conferences = new Map<string, Conferences>()
    for (const id of new Set(matches.map(({ fixture }) => fixture.seasonId)))
      conferences.set(id, await conferencesOf(ports, id))
    const byLeague = groupedBy(matches, ({ league }) => league.id)
    return {
      date: day,
      asOfMs: dayAsOf(ports, day),
      total: matches.length,
      groups: leaguesOf(matches).map((league) => ({
        league,
        matches: byLeague.get(league.id)!.map((match) =>
          presentMatch(match, company, {
            marks: marks.get(match.fixture.id) ?? NOBODY_MARKED,
            conferences: conferences.get(match.fixture.seasonId)!,
          }),
        ),
      })),
    }
  },
)

const NOBODY_MARKED: SideMarks = { home: UNMARKED, away: UNMARKED }

/** These matches alone, in the order they were asked for. */
export const namedMatches = query(
  homeEndpoints.basketballMatches,
  async (_db, { ids }, { ports }) => {
    const board = boardOf(ports)
    for (const day of await daysOf(ports, ids)) await openDay(ports, day)
    const found = ids.flatMap((id) => {
      const match = board.matches.get(id)
      return match?.sport === 'basketball' ? [match] : []
    })
    const shown = found.map(async (match) => {
      const marks = await marksAround(ports, match.fixture.day, [match])
      return presentMatch(match, MAIN_COMPANY.basketball, {
        marks: marks.get(match.fixture.id) ?? NOBODY_MARKED,
        conferences: await conferencesOf(ports, match.fixture.seasonId),
      })
    })
    return { asOfMs: board.asOfMs, leagues: leaguesOf(found), matches: await Promise.all(shown) }
  },
)

interface Held {
  readonly atMs: number
  readonly marks: ReadonlyMap<string, SideMarks>
}

const DAYS_KEPT = 20
const heldOf = perApp(() => new Map<string, Held>())

/** Who plays on consecutive days follows from the days around. They are learned without asking for whole seasons. */
async function marksAround(ports: Ports, day: string, matches: readonly BasketballOnBoard[]) {
  const leagues = new Set(matches.map(({ league }) => league.id).filter(knowsBackToBack))
  if (leagues.size === 0) return new Map<string, SideMarks>()
  const nowMs = ports.clock.nowMs()
  const held = heldOf(ports)
  const key = `${day}|${[...leagues].join()}`
  const known = held.get(key)
  if (known && nowMs - known.atMs < MARKS_FRESH_MS) return known.marks
  const feed = feedOf(ports)
  const span = { from: addDays(day, -REACH), to: addDays(day, REACH) }
  if (feed && isNearDay(ports, day))
    for (let next = span.from; next <= span.to; next = addDays(next, 1))
      await pullDay(ports, feed, { day: next })
  const marks = sideMarks(await scheduleOf(ports.db.read, [...leagues], span))
  held.delete(key)
  held.set(key, { atMs: nowMs, marks })
  if (held.size > DAYS_KEPT) held.delete(held.keys().next().value!)
  return marks
}

interface Around {
  readonly marks: SideMarks
  readonly conferences: Conferences
}

function presentMatch(
  match: BasketballOnBoard,
  company: number,
  { marks, conferences }: Around,
): BasketballMatch {
  const { fixture, league, live } = match
  const { desc, value, shortDesc } = basketballStatus(live.phase)
  const team = (side: Side) => {
    const rank = fixture.ranks[side]
    const { id, name } = match[side]
    const conference = conferences.get(id)
    // In a divided league a place says nothing without its conference.
    const placed = rank !== null && (conference !== undefined || conferences.size === 0)
    return {
      id,
      name,
      ...(placed && { rank }),
      ...(placed && conference !== undefined && { conference }),
      ...marks[side],
    }
  }
  return {
    id: fixture.id,
    feedId: fixture.id,
    leagueId: league.id,
    leagueName: league.name,
    roundName: fixture.roundName,
    home: team('home'),
    away: team('away'),
    ...eitherSide(marks),
    kickOffAtMs: fixture.kickOffAtMs,
    day: fixture.day,
    neutral: fixture.neutral,
    number: fixture.lottery.single?.number ?? null,
    lotteries: lotteryGames('basketball', fixture.lottery),
    statusWords: { desc, value, shortDesc },
    live,
    odds: oddsOnBoard(match, company),
    ...shownMedia(fixture),
  }
}
