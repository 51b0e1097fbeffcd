import { joined, sameBytes } from './bytes.ts'
import type { Sha256 } from './hashing.ts'

/** RFC 6962: a leaf and a node can never be taken for one another. */
export const leafHash = (sha256: Sha256, entry: Uint8Array): Uint8Array =>
  sha256(joined([0], entry))

export const nodeHash = (sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(joined([1], left, right))

/** All whole subtrees by level: `levels[k][i]` covers the leaves from i·2^k up to (i+1)·2^k. */
export type Levels = readonly (readonly Uint8Array[])[]

export function levelsOf(sha256: Sha256, leaves: readonly Uint8Array[]): Levels {
  const levels: (readonly Uint8Array[])[] = [leaves]
  for (let below = leaves; below.length > 1; below = levels.at(-1)!) {
    const pairs = Math.floor(below.length / 2)
    levels.push(
      Array.from({ length: pairs }, (_, at) =>
        nodeHash(sha256, below[at * 2]!, below[at * 2 + 1]!),
      ),
    )
  }
  return levels
}

/** The root of the first `size` leaves; that of none is the hash of nothing. */
export const rootOf = (sha256: Sha256, levels: Levels, size = levels[0]!.length): Uint8Array =>
  size === 0 ? sha256(new Uint8Array()) : rangeRoot(sha256, levels, { from: 0, to: size })

interface Range {
  readonly from: number
  readonly to: number
}

function rangeRoot(sha256: Sha256, levels: Levels, { from, to }: Range): Uint8Array {
  const width = to - from
  const level = Math.log2(width)
  if (Number.isInteger(level)) return levels[level]![from / width]!
  const middle = from + splitOf(width)
  return nodeHash(
    sha256,
    rangeRoot(sha256, levels, { from, to: middle }),
    rangeRoot(sha256, levels, { from: middle, to }),
  )
}

/** The largest power of two below a width. */
const splitOf = (width: number) => 2 ** Math.ceil(Math.log2(width) - 1)

/** The hashes beside the way from a leaf to the root, the lowest first. */
export function inclusionProof(
  sha256: Sha256,
  levels: Levels,
  index: number,
  size = levels[0]!.length,
): Uint8Array[] {
  const walk = ({ from, to }: Range): Uint8Array[] => {
    if (to - from === 1) return []
    const middle = from + splitOf(to - from)
    const [left, right] = [
      { from, to: middle },
      { from: middle, to },
    ]
    return index < middle
      ? [...walk(left), rangeRoot(sha256, levels, right)]
      : [...walk(right), rangeRoot(sha256, levels, left)]
  }
  return walk({ from: 0, to: size })
}

interface Included {
  readonly leaf: Uint8Array
  readonly index: number
  readonly size: number
  readonly proof: readonly Uint8Array[]
  readonly root: Uint8Array
}

/** RFC 9162, 2.1.3.2. */
export function isIncluded(sha256: Sha256, { leaf, index, size, proof, root }: Included): boolean {
  if (index < 0 || index >= size) return false
  let [place, last, hash] = [index, size - 1, leaf]
  for (const beside of proof) {
    if (last === 0) return false
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(sha256, beside, hash)
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)]
    } else hash = nodeHash(sha256, hash, beside)
    ;[place, last] = [half(place), half(last)]
  }
  return last === 0 && sameBytes(hash, root)
}

/** What shows that the first `older` leaves are still the same ones. */
export function consistencyProof(
  sha256: Sha256,
  levels: Levels,
  older: number,
  size = levels[0]!.length,
): Uint8Array[] {
  const walk = ({ from, to }: Range, isKnown: boolean): Uint8Array[] => {
    if (to === older) return isKnown ? [] : [rangeRoot(sha256, levels, { from, to })]
    const middle = from + splitOf(to - from)
    const [left, right] = [
      { from, to: middle },
      { from: middle, to },
    ]
    return older <= middle
      ? [...walk(left, isKnown), rangeRoot(sha256, levels, right)]
      : [...walk(right, false), rangeRoot(sha256, levels, left)]
  }
  return older === 0 || older === size ? [] : walk({ from: 0, to: size }, true)
}

interface Consistent {
  readonly older: { readonly size: number; readonly root: Uint8Array }
  readonly newer: { readonly size: number; readonly root: Uint8Array }
  readonly proof: readonly Uint8Array[]
}

/** RFC 9162, 2.1.4.2. */
export function isConsistent(sha256: Sha256, { older, newer, proof }: Consistent): boolean {
  if (older.size > newer.size) return false
  if (older.size === newer.size) return proof.length === 0 && sameBytes(older.root, newer.root)
  if (older.size === 0) return proof.length === 0
  const path = Number.isInteger(Math.log2(older.size)) ? [older.root, ...proof] : [...proof]
  const first = path.shift()
  if (!first) return false
  let [place, last] = [older.size - 1, newer.size - 1]
  while (place % 2 === 1) [place, last] = [half(place), half(last)]
  let [before, after] = [first, first]
  for (const beside of path) {
    if (last === 0) return false
    if (place % 2 === 1 || place === last) {
      before = nodeHash(sha256, beside, before)
      after = nodeHash(sha256, beside, after)
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)]
    } else after = nodeHash(sha256, after, beside)
    ;[place, last] = [half(place), half(last)]
  }
  return last === 0 && sameBytes(before, older.root) && sameBytes(after, newer.root)
}

const half = (value: number) => Math.floor(value / 2)
