import { joined } from './bytes.ts'
import type { Sha256 } from './hashing.ts'
import { levelsOf, nodeHash, rootOf } from './merkle.ts'

/** Hashes in a whole tile (C2SP tlog-tiles). */
export const TILE = 256
const HASH_BYTES = 32

export interface Tile {
  /** Of hashes, or the entries themselves. */
  readonly level: number | 'entries'
  readonly place: number
  /** How many of the 256 there are. */
  readonly width: number
}

/** Below the address of the log: `tile/0/x001/x234/067`, `tile/entries/000.p/12`. */
export function tilePath({ level, place, width }: Tile): string {
  const digits = String(place)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g)!
  const name = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
  return `tile/${level}/${name}${width === TILE ? '' : `.p/${width}`}`
}

/** Null for an address that nobody would write. */
export function readTilePath(path: string): Tile | null {
  const found = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path)
  if (!found) return null
  const tile = {
    level: found[1] === 'entries' ? ('entries' as const) : Number(found[1]),
    place: Number(found[2]!.replaceAll(/[x/]/g, '')),
    width: found[3] === undefined ? TILE : Number(found[3]),
  }
  return tilePath(tile) === path && tile.width > 0 ? tile : null
}

/** How many hashes of a level a tree of this size has. */
export const countAt = (size: number, level: number | 'entries'): number =>
  Math.floor(size / TILE ** (level === 'entries' ? 0 : level))

/** The tiles of one level, the last one as wide as it is. */
export function tilesAt(size: number, level: number | 'entries'): Tile[] {
  const count = countAt(size, level)
  return Array.from({ length: Math.ceil(count / TILE) }, (_, place) => ({
    level,
    place,
    width: Math.min(TILE, count - place * TILE),
  }))
}

/** The hash that stands for a whole tile one level up. */
export const tileHash = (sha256: Sha256, hashes: readonly Uint8Array[]): Uint8Array =>
  rootOf(sha256, levelsOf(sha256, hashes))

/**
 * The root of a tree from the hashes on its right edge alone: `edges[L]` are those of level L that no whole tile holds.
 */
export function rootOfEdges(sha256: Sha256, edges: readonly (readonly Uint8Array[])[]): Uint8Array {
  const whole = edges.toReversed().flatMap((edge) => subtrees(sha256, edge))
  const last = whole.pop()
  if (!last) return sha256(new Uint8Array())
  return whole.reduceRight((right, left) => nodeHash(sha256, left, right), last)
}

/** An edge as whole subtrees, the largest first. */
function subtrees(sha256: Sha256, edge: readonly Uint8Array[]): Uint8Array[] {
  const found: Uint8Array[] = []
  let at = 0
  for (let width = TILE / 2; width >= 1; width /= 2)
    if (((edge.length / width) & 1) === 1) {
      found.push(tileHash(sha256, edge.slice(at, at + width)))
      at += width
    }
  return found
}

/** Null unless it is exactly so many hashes. */
export function splitHashes(bytes: Uint8Array, width: number): Uint8Array[] | null {
  if (bytes.length !== width * HASH_BYTES) return null
  return Array.from({ length: width }, (_, at) =>
    bytes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES),
  )
}

export const MOST_ENTRY_BYTES = 65_535

/** Entries with two bytes of length before each. */
export const joinEntries = (entries: readonly Uint8Array[]): Uint8Array =>
  joined(...entries.flatMap((entry) => [[entry.length >> 8, entry.length & 255], entry]))

/** Null unless it is exactly so many entries. */
export function splitEntries(bytes: Uint8Array, width: number): Uint8Array[] | null {
  const entries: Uint8Array[] = []
  let at = 0
  while (at + 2 <= bytes.length) {
    const length = bytes[at]! * 256 + bytes[at + 1]!
    entries.push(bytes.subarray(at + 2, at + 2 + length))
    at += 2 + length
  }
  return at === bytes.length && entries.length === width ? entries : null
}
