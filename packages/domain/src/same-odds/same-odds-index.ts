import type { FootballRow } from '#match-files/football-row.ts'
import {
  countRow,
  emptyCounts,
  isInScope,
  pricesOf,
  units,
  type SameOddsAnswer,
  type SameOddsQuery,
} from './query.ts'

const SHOWN = 100

/** Rows of one company and kind, in shelves by their first price, each shelf from old to new. */
interface Shelves {
  readonly byFirst: ReadonlyMap<number, Shelf>
  readonly firsts: Int32Array
}

interface Shelf {
  readonly second: Int32Array
  readonly third: Int32Array
  readonly row: Int32Array
}

/** Search for precedents over any number of rows; a company's shelves are built when first asked for. */
export function sameOddsIndex(rows: readonly FootballRow[]): {
  search(query: SameOddsQuery): SameOddsAnswer
} {
  const ordered = rows.toSorted((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1))
  const known = new Map<string, Shelves>()
  const shelvesOf = (kind: SameOddsQuery['kind'], provider: string) => {
    const key = `${kind} ${provider}`
    const found = known.get(key) ?? buildShelves(ordered, kind, provider)
    known.set(key, found)
    return found
  }
  return {
    search: (query) => answer(ordered, hitsOf(shelvesOf(query.kind, query.provider), query), query),
  }
}

function buildShelves(
  ordered: readonly FootballRow[],
  kind: SameOddsQuery['kind'],
  provider: string,
): Shelves {
  const lists = new Map<number, [number, number, number][]>()
  for (const [at, row] of ordered.entries()) {
    const [first, second, third] = pricesOf(row, kind, provider)
    if (Number.isNaN(first + second + third)) continue
    const list = lists.get(first)
    if (list) list.push([second, third, at])
    else lists.set(first, [[second, third, at]])
  }
  const byFirst = new Map<number, Shelf>()
  for (const [first, list] of lists)
    byFirst.set(first, {
      second: Int32Array.from(list, ([second]) => second),
      third: Int32Array.from(list, ([, third]) => third),
      row: Int32Array.from(list, ([, , at]) => at),
    })
  return { byFirst, firsts: Int32Array.from(byFirst.keys()).sort() }
}

/** Row numbers of the precedents, unordered between shelves. */
function hitsOf(
  { byFirst, firsts }: Shelves,
  { kind, odds, tolerance = 0 }: SameOddsQuery,
): number[] {
  const [first, second, third] = odds.map(units) as [number, number, number]
  const room = units(tolerance)
  const reach = kind === 'asian' ? 0 : room
  const hits: number[] = []
  for (let at = atLeast(firsts, first - reach); at < firsts.length; at++) {
    const here = firsts[at]!
    if (here > first + reach) break
    const shelf = byFirst.get(here)!
    for (let i = 0; i < shelf.row.length; i++)
      if (Math.abs(shelf.second[i]! - second) <= room && Math.abs(shelf.third[i]! - third) <= room)
        hits.push(shelf.row[i]!)
  }
  return hits
}

function answer(
  ordered: readonly FootballRow[],
  hits: number[],
  query: SameOddsQuery,
): SameOddsAnswer {
  const all = emptyCounts(query.kind)
  const sameLeague = emptyCounts(query.kind)
  const last100: string[] = []
  hits.sort((a, b) => b - a)
  for (const hit of hits) {
    const row = ordered[hit]!
    if (!isInScope(row, query)) continue
    countRow(all, row, query.odds[0])
    if (row.div === query.div) countRow(sameLeague, row, query.odds[0])
    if (last100.length < SHOWN) last100.push(row.id)
  }
  return { all, sameLeague, last100 }
}

/** Index of the first value that is not below the limit. */
function atLeast(sorted: Int32Array, limit: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}
