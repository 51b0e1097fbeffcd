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

interface Held {
  readonly answer: PreparedAnswer
  readonly madeAtMs: number
  readonly changes: number
  /** When it was last found to be the newest there is. */
  foundAtMs: number
  /** When that was last looked after. */
  lookedAtMs: number
}

interface Lists {
  readonly held: Map<string, Held>
  readonly making: Map<string, Promise<PreparedAnswer>>
}

interface Wish {
  readonly date?: string
  readonly company: number
}

// A day changes several times a second in the evening; nobody notices a quarter of a second.
const REBUILD_MS = 250
/** As long as a source may take until the day is shown without it. */
const OLDEST_MS = 3000
const LISTS_KEPT = 12
const lists = new WeakMap<Database, Lists>()

/** The list of one day as bytes, made at most four times a second and once at a time, however many people ask. */
export async function dayList(wish: Wish, ports: Ports): Promise<PreparedAnswer> {
  const nowMs = ports.clock.nowMs()
  const { day, key } = placeOf(wish, nowMs)
  const board = await openDay(ports, day)
  const { held, making } = listsOf(ports.db)
  const known = held.get(key)
  const changes = board.changesOf(day)
  if (known && isFresh(known, changes, nowMs)) {
    known.foundAtMs = nowMs
    known.lookedAtMs = nowMs
    return known.answer
  }
  const underWay = making.get(key)
  if (underWay) return underWay
  const made = listOf(ports, day, wish.company).then((list) => {
    const answer = prepareAnswer(footballGateway.getMatchListByDate, list)
    const times = { madeAtMs: nowMs, foundAtMs: nowMs, lookedAtMs: nowMs }
    held.delete(key)
    held.set(key, { answer, changes, ...times })
    if (held.size > LISTS_KEPT) held.delete(held.keys().next().value!)
    return answer
  })
  making.set(key, made)
  return made.finally(() => making.delete(key))
}

/**
 * The same at once. When it is time to look for something newer, that goes on beside: a crowd sent to look together is
 * served late, and is then late again. Nobody is told what this process knows to be old.
 */
export function readyDayList(wish: Wish, ports: Ports): PreparedAnswer | null {
  const nowMs = ports.clock.nowMs()
  const { day, key } = placeOf(wish, nowMs)
  const known = listsOf(ports.db).held.get(key)
  if (!known || nowMs - known.foundAtMs >= OLDEST_MS) return null
  if (!isFresh(known, boardOf(ports).changesOf(day), nowMs)) return null
  if (nowMs - known.lookedAtMs >= REBUILD_MS) {
    known.lookedAtMs = nowMs
    // What goes wrong is told to whoever asks when this answer has become too old.
    dayList({ ...wish, date: day }, ports).catch(() => {})
  }
  return known.answer
}

function placeOf({ date, company }: Wish, nowMs: number) {
  const day = date ?? businessDay(nowMs)
  return { day, key: `${day}|${company}` }
}

const isFresh = (held: Held, changes: number, nowMs: number) =>
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

function listsOf(db: Database): Lists {
  const known = lists.get(db) ?? { held: new Map(), making: new Map() }
  lists.set(db, known)
  return known
}
