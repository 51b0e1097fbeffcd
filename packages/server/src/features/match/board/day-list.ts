import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { Database } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { prepareAnswer } from '#kit/prepared.ts'
import type { PreparedAnswer } from '#kit/answers/prepared-answer.ts'
import { boardOf } from './board-of.ts'
import { firstLegs } from '#features/match/first-legs.ts'
import {
  footballAmong,
  issuesOf,
  leaguesOf,
  listed,
  presentMatch,
} from '#features/match/match.present.ts'
import { dayAsOf, openDay } from './open-day.ts'

interface Prepared {
  readonly answer: PreparedAnswer
  /** When the day was last opened for it. */
  openedAtMs: number
  readonly madeAtMs: number
  readonly changes: number
}

// A day changes several times a second in the evening; nobody notices a quarter of a second.
const REBUILD_MS = 250
const LISTS_KEPT = 12
const lists = new WeakMap<Database, Map<string, Prepared>>()

/** The list of one day as bytes, made at most four times a second however many people ask. */
export async function dayList(
  { date, company }: { date?: string; company: number },
  ports: Ports,
): Promise<PreparedAnswer> {
  const nowMs = ports.clock.nowMs()
  const day = date ?? businessDay(nowMs)
  const board = await openDay(ports, day)
  const known = listsOf(ports.db)
  const key = `${day}|${company}`
  const held = known.get(key)
  const changes = board.changesOf(day)
  if (held) held.openedAtMs = nowMs
  if (held && isFresh(held, changes, nowMs)) return held.answer
  const answer = prepareAnswer(
    footballGateway.getMatchListByDate,
    await listOf(ports, day, company),
  )
  known.delete(key)
  known.set(key, { answer, openedAtMs: nowMs, madeAtMs: nowMs, changes })
  if (known.size > LISTS_KEPT) known.delete(known.keys().next().value!)
  return answer
}

/** The same without opening the day, if somebody opened it a moment ago. */
export function readyDayList(
  { date, company }: { date?: string; company: number },
  ports: Ports,
): PreparedAnswer | null {
  const nowMs = ports.clock.nowMs()
  const day = date ?? businessDay(nowMs)
  const held = listsOf(ports.db).get(`${day}|${company}`)
  if (!held || nowMs - held.openedAtMs >= REBUILD_MS) return null
  return isFresh(held, boardOf(ports).changesOf(day), nowMs) ? held.answer : null
}

const isFresh = (held: Prepared, changes: number, nowMs: number) =>
  held.changes === changes || nowMs - held.madeAtMs < REBUILD_MS

async function listOf(ports: Ports, day: string, company: number) {
  const onDay = footballAmong(boardOf(ports).day(day))
  const legs = await firstLegs(
    ports,
    onDay.map(({ fixture }) => fixture),
  )
  const matches = onDay.filter(listed)
  return {
    date: day,
    asOfMs: dayAsOf(ports, day),
    ...issuesOf(matches),
    leagues: leaguesOf(matches),
    matches: matches.map((match) => presentMatch(match, company, legs.get(match.fixture.id))),
  }
}

function listsOf(db: Database): Map<string, Prepared> {
  const known = lists.get(db) ?? new Map<string, Prepared>()
  lists.set(db, known)
  return known
}
