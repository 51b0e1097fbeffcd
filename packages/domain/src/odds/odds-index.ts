import type { OddsTick } from '#sport/odds.ts'
import type { CompanyState, OddsState } from './odds-at.ts'

/**
 * Offers of one match, kept so that the state at any moment is found without going through all of them. It answers as
 * `oddsAt` does on everything that was added.
 */
export interface OddsIndex {
  /** False for an offer whose number is known already. */
  add(tick: OddsTick): boolean
  at(atMs: number): OddsState
}

export function oddsIndex(ticks: Iterable<OddsTick> = []): OddsIndex {
  const companies = new Map<number, CompanyIndex>()
  const index: OddsIndex = {
    add(tick) {
      let company = companies.get(tick.company)
      if (!company) companies.set(tick.company, (company = { numbers: new Set(), entries: [] }))
      return insert(company, tick)
    },
    at(atMs) {
      const state = new Map<number, CompanyState>()
      for (const [id, { entries }] of companies) {
        const place = placeAfter(entries, atMs)
        if (place > 0) state.set(id, entries[place - 1]!.state)
      }
      return state
    },
  }
  for (const tick of ticks) index.add(tick)
  return index
}

interface CompanyIndex {
  readonly numbers: Set<number>
  /** In order of time, each with the state from then on. */
  readonly entries: Entry[]
}

interface Entry {
  readonly tick: OddsTick
  state: CompanyState
}

/** A late offer changes the states after it; the usual one, newer than all, only adds its own. */
function insert({ numbers, entries }: CompanyIndex, tick: OddsTick): boolean {
  if (numbers.has(tick.seq)) return false
  numbers.add(tick.seq)
  const place = placeAfter(entries, tick.atMs)
  entries.splice(place, 0, { tick, state: { first: tick, now: tick } })
  for (let at = Math.max(place, 1); at < entries.length; at++)
    entries[at]!.state = followed(entries[at - 1]!.state, entries[at]!.tick)
  return true
}

/** How many entries are not later than a moment. */
function placeAfter(entries: readonly Entry[], atMs: number): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (entries[middle]!.tick.atMs <= atMs) low = middle + 1
    else high = middle
  }
  return low
}

function followed({ first, now }: CompanyState, tick: OddsTick): CompanyState {
  return { first: tick.seq < first.seq ? tick : first, now: tick.seq > now.seq ? tick : now }
}
