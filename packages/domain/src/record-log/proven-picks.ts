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

/** How long after kick-off a pick may still be hidden: the job that opens it runs every minute. */
const OPEN_WITHIN_MS = 3_600_000

/** All picks of a log in the order they were promised, and whatever does not hold. */
export function provenPicks(
  hashing: Pick<Hashing, 'sha256' | 'toBytes'>,
  entries: readonly LogEntry[],
) {
  const reading = new Reading(hashing)
  for (const [index, entry] of entries.entries()) reading.hear(entry, index)
  return reading.end()
}

interface Told {
  readonly commit: CommitEntry
  readonly index: number
  reveal: { readonly entry: RevealEntry; readonly index: number } | null
  pick: LoggedPick | null
  settle: { readonly entry: SettleEntry; readonly index: number } | null
}

class Reading {
  readonly #hashing
  readonly #told = new Map<string, Told>()
  readonly #faults: PickFault[] = []
  readonly #results = new Map<number, ResultEntry>()
  // No entry is older than one before it, whatever it says of itself.
  #logMs = 0

  constructor(hashing: Pick<Hashing, 'sha256' | 'toBytes'>) {
    this.#hashing = hashing
  }

  hear(entry: LogEntry, index: number): void {
    this.#logMs = Math.max(this.#logMs, entry.logged)
    if (entry.kind === 'commit') this.#commit(entry, index)
    else if (entry.kind === 'reveal') this.#reveal(entry, index)
    else if (entry.kind === 'result') this.#results.set(index, entry)
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
    if (entry.at < told.commit.kickoff) this.#fault('early', entry.id, index)
    told.pick = isExpert(told.commit) ? readPick(entry.pick) : null
    if (isExpert(told.commit) && !isSame(told.commit, told.pick))
      this.#fault('other', entry.id, index)
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
    const outcomes = entry.results.map((at) => outcomeOf(this.#results.get(at), commit.matches))
    if (!pick)
      return entry.outcome === 'void' && outcomes.every((each) => each?.state !== 'finished')
    const named = entry.results.map((at) => this.#results.get(at)?.match)
    const judged = matchesOfPick(pick).map(({ match }) => match)
    if (named.join() !== judged.join() || !outcomes.every((each) => each !== null)) return false
    const again = settledAgain(pick, outcomes, entry.at)
    return again?.result === entry.outcome && (again.returnedHundredths ?? 0) === entry.returned
  }

  end(): { readonly picks: ProvenPick[]; readonly faults: readonly PickFault[] } {
    for (const [id, told] of this.#told) {
      const { commit, index, reveal, settle } = told
      if (settle && !reveal && settle.entry.outcome !== 'void') this.#fault('hidden', id, index)
      else if (!reveal && !settle && commit.kickoff + OPEN_WITHIN_MS < this.#logMs)
        if (isExpert(commit) && this.#isOver(commit)) this.#fault('hidden', id, index)
    }
    return {
      picks: [...this.#told.values()].map((told) => this.#proven(told)),
      faults: this.#faults,
    }
  }

  /** A postponed match has not begun, and of a pool some end before others begin: what is said of them stays hidden. */
  #isOver({ matches }: CommitEntry): boolean {
    const results = [...this.#results.values()]
    return matches.every((id) =>
      results.some(({ match, state }) => state === 'finished' && match === id),
    )
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

function outcomeOf(
  result: ResultEntry | undefined,
  matches: readonly string[],
): Exclude<MatchOutcome, { state: 'open' }> | null {
  if (!result || !matches.includes(result.match)) return null
  const { state, home, away, kickoff } = result
  if (state === 'finished')
    return home === undefined || away === undefined ? null : { state, home, away }
  if (state === 'cancelled') return { state }
  return kickoff === undefined ? null : { state, kickoffMs: kickoff }
}

const pickedOf = ({ market, side, line, price, kickoff }: LoggedLeg) => ({
  market,
  pick: side,
  line,
  oddsHundredths: price / 10,
  kickoffMs: kickoff,
})

/** By the outcomes of its matches, in their order. */
function settledAgain({ pool, legs }: LoggedPick, outcomes: readonly MatchOutcome[], atMs: number) {
  if (pool) {
    const places = pool.matches.map(({ marks, kickoff }, at) => ({
      marks,
      kickoffMs: kickoff,
      outcome: outcomes[at]!,
    }))
    return settlePool(pool.game, places, atMs)
  }
  const told = legs.map((leg, at) => ({ picked: pickedOf(leg), outcome: outcomes[at]! }))
  const [only, second] = told
  if (only && !second) return settlePick(only.picked, only.outcome, atMs)
  return settleTwoForOne(told, atMs)
}
