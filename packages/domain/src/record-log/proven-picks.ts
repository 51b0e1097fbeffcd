import type { PoolMark } from '#lottery/pool-draw.ts'
import { settlePool } from '#plan/pool-pick.ts'
import { settlePick, settleTwoForOne, type MatchOutcome } from '#plan/settle-pick.ts'
import { fromHex } from './bytes.ts'
import {
  commitment,
  matchesOfPick,
  readPick,
  RULE,
  type CommitEntry,
  type LoggedLeg,
  type LoggedPick,
  type LogEntry,
  type ResultEntry,
  type RevealEntry,
  type SettleEntry,
} from './entries.ts'
import type { Hashing } from './hashing.ts'

/** What the log says of one pick, all of it. */
export interface ProvenPick {
  readonly id: string
  readonly what: CommitEntry['what']
  readonly author: string
  /** Number of the entry that promised it. */
  readonly index: number
  readonly lockedAtMs: number
  readonly kickoffMs: number
  readonly matches: readonly string[]
  readonly h: string
  readonly revealed: number | null
  readonly pick: LoggedPick | null
  readonly settled: (SettleEntry & { readonly number: number }) | null
  /** The score of its first match, once there is one. */
  readonly score: { readonly home: number; readonly away: number } | null
}

export type FaultWord =
  | 'late'
  | 'again'
  | 'unpromised'
  | 'hash'
  | 'early'
  | 'other'
  | 'hidden'
  | 'unsettled'
  | 'settlement'

/** Something the log itself shows to be wrong, with the pick it is about. */
export interface PickFault {
  readonly id: string
  readonly author: string
  readonly index: number
  readonly fault: FaultWord
}

/** How long what is said of a match that is over may stay hidden: the job that opens it runs every minute. */
const OPEN_WITHIN_MS = 3_600_000

/** How long it may stay without a result: the job that settles runs every minute, a house may be shut for a night. */
const SETTLE_WITHIN_MS = 24 * 3_600_000

interface Told {
  readonly commit: CommitEntry
  readonly index: number
  reveal: { readonly entry: RevealEntry; readonly index: number } | null
  pick: LoggedPick | null
  settle: { readonly entry: SettleEntry; readonly index: number } | null
}

/** Hears a log entry by entry, and can say at any of them what it has told so far. */
export class PickReading {
  heard = 0
  readonly #hashing
  readonly #told = new Map<string, Told>()
  readonly #faults: PickFault[] = []
  readonly #results = new Map<number, ResultEntry>()
  /** When the log was first told that a match is over. */
  readonly #overMs = new Map<string, number>()
  // No entry is older than one before it, whatever it says of itself.
  #logMs = 0

  constructor(hashing: Pick<Hashing, 'sha256' | 'toBytes'>) {
    this.#hashing = hashing
  }

  hear(entry: LogEntry): void {
    const index = this.heard++
    this.#logMs = Math.max(this.#logMs, entry.logged)
    if (entry.kind === 'commit') this.#commit(entry, index)
    else if (entry.kind === 'reveal') this.#reveal(entry, index)
    else if (entry.kind === 'result') this.#result(entry, index)
    else this.#settle(entry, index)
  }

  #fault(fault: FaultWord, id: string, index: number): void {
    const author = this.#told.get(id)?.commit.author ?? ''
    this.#faults.push({ id, author, index, fault })
  }

  #commit(commit: CommitEntry, index: number): void {
    if (this.#told.has(commit.id)) return this.#fault('again', commit.id, index)
    this.#told.set(commit.id, { commit, index, reveal: null, pick: null, settle: null })
    if (this.#logMs >= commit.kickoff) this.#fault('late', commit.id, index)
  }

  #reveal(entry: RevealEntry, index: number): void {
    const told = this.#told.get(entry.id)
    if (!told || told.index !== entry.index) return this.#fault('unpromised', entry.id, index)
    if (told.reveal) return this.#fault('again', entry.id, index)
    told.reveal = { entry, index }
    const salt = fromHex(entry.salt)
    if (salt?.length !== 32 || commitment(this.#hashing, salt, entry.pick) !== told.commit.h)
      return this.#fault('hash', entry.id, index)
    // A match can be played sooner than it was announced.
    const isEarly = entry.at < told.commit.kickoff && this.#overAt(told.commit) === Infinity
    if (isEarly) this.#fault('early', entry.id, index)
    told.pick = isExpert(told.commit) ? readPick(entry.pick) : null
    if (isExpert(told.commit) && !isSame(told.commit, told.pick))
      this.#fault('other', entry.id, index)
  }

  #result(entry: ResultEntry, index: number): void {
    this.#results.set(index, entry)
    if (entry.state === 'finished' && !this.#overMs.has(entry.match))
      this.#overMs.set(entry.match, this.#logMs)
  }

  #settle(entry: SettleEntry, index: number): void {
    const told = this.#told.get(entry.id)
    if (!told || told.index !== entry.index) return this.#fault('unpromised', entry.id, index)
    const before = told.settle
    if (before && entry.replaces !== before.index) return this.#fault('again', entry.id, index)
    told.settle = { entry, index }
    if (!this.#holds(told, entry)) this.#fault('settlement', entry.id, index)
  }

  /** The same rules, applied again to the results that are named. */
  #holds({ pick, commit }: Told, entry: SettleEntry): boolean {
    if (entry.rule !== RULE) return false
    const named = entry.results.map((at) => this.#results.get(at))
    const judges = named.map((result) => judgeOf(result, commit.matches))
    if (!pick) return entry.outcome === 'void' && judges.every((each) => each?.isPlayed !== true)
    const judged = matchesOfPick(pick).map(({ match }) => match)
    if (named.map((result) => result?.match).join() !== judged.join()) return false
    if (!judges.every((each) => each !== null)) return false
    const again = settledAgain(pick, judges, entry.at)
    return again?.result === entry.outcome && (again.returnedHundredths ?? 0) === entry.returned
  }

  picks(): ProvenPick[] {
    return [...this.#told.values()].map((told) => this.#proven(told))
  }

  /** What was wrong in an entry, and what is missing by now. */
  faults(): PickFault[] {
    const missing = [...this.#told.values()].flatMap((told): PickFault[] => {
      const fault = this.#missing(told)
      const { commit, index } = told
      return fault ? [{ id: commit.id, author: commit.author, index, fault }] : []
    })
    return [...this.#faults, ...missing]
  }

  #missing({ commit, reveal, settle }: Told): FaultWord | null {
    if (settle) return !reveal && settle.entry.outcome !== 'void' ? 'hidden' : null
    const overMs = isExpert(commit) ? this.#overAt(commit) : Infinity
    const sinceMs = this.#logMs - Math.max(overMs, commit.kickoff)
    if (!reveal) return sinceMs > OPEN_WITHIN_MS ? 'hidden' : null
    return sinceMs > SETTLE_WITHIN_MS ? 'unsettled' : null
  }

  /** A postponed match has not begun, and of a pool some end before others begin: what is said of them stays hidden. */
  #overAt({ matches }: CommitEntry): number {
    return Math.max(...matches.map((id) => this.#overMs.get(id) ?? Infinity))
  }

  #proven({ commit, index, reveal, pick, settle }: Told): ProvenPick {
    const first = settle && this.#results.get(settle.entry.results[0] ?? -1)
    return {
      id: commit.id,
      what: commit.what,
      author: commit.author,
      index,
      lockedAtMs: commit.at,
      kickoffMs: commit.kickoff,
      matches: commit.matches,
      h: commit.h,
      revealed: reveal && reveal.index,
      pick,
      settled: settle && { ...settle.entry, number: settle.index },
      score:
        first?.home === undefined || first.away === undefined
          ? null
          : { home: first.home, away: first.away },
    }
  }
}

const isExpert = ({ what }: CommitEntry) => what === 'plan' || what === 'interpretation'

const isSame = (commit: CommitEntry, pick: LoggedPick | null): boolean =>
  pick !== null &&
  pick.id === commit.id &&
  pick.author === commit.author &&
  matchesOfPick(pick)
    .map(({ match }) => match)
    .join() === commit.matches.join() &&
  Math.min(...matchesOfPick(pick).map(({ kickoff }) => kickoff)) === commit.kickoff

/** What one match says of a pick. */
interface Judge {
  readonly outcome: MatchOutcome
  readonly official?: PoolMark
  readonly isPlayed: boolean
}

function judgeOf(result: ResultEntry | undefined, matches: readonly string[]): Judge | null {
  if (!result || !matches.includes(result.match)) return null
  const { state, mark, home, away, kickoff } = result
  if (state === 'drawn')
    return mark ? { outcome: { state: 'open' }, official: mark, isPlayed: mark !== '*' } : null
  if (state === 'finished')
    return home === undefined || away === undefined
      ? null
      : { outcome: { state, home, away }, isPlayed: true }
  if (state === 'cancelled') return { outcome: { state }, isPlayed: false }
  return kickoff === undefined ? null : { outcome: { state, kickoffMs: kickoff }, isPlayed: false }
}

const pickedOf = ({ market, side, line, price, kickoff }: LoggedLeg) => ({
  market,
  pick: side,
  line,
  oddsHundredths: price / 10,
  kickoffMs: kickoff,
})

/** By the outcomes of its matches, in their order. */
function settledAgain({ pool, legs }: LoggedPick, judges: readonly Judge[], atMs: number) {
  if (pool) {
    const places = pool.matches.map(({ marks, kickoff }, at) => ({
      marks,
      kickoffMs: kickoff,
      ...judges[at]!,
    }))
    return settlePool(pool.game, places, atMs)
  }
  // What is drawn in a pool says nothing of other picks.
  if (judges.some(({ official }) => official !== undefined)) return null
  const told = legs.map((leg, at) => ({ picked: pickedOf(leg), outcome: judges[at]!.outcome }))
  const [only, second] = told
  if (only && !second) return settlePick(only.picked, only.outcome, atMs)
  return settleTwoForOne(told, atMs)
}
