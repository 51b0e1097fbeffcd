import { sameBytes } from './bytes.ts'
import { readEntry, type LogEntry } from './entries.ts'
import type { Hashing } from './hashing.ts'
import {
  consistencyProof,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  levelsOf,
  rootOf,
  type Levels,
} from './merkle.ts'
import { openCheckpoint, readKeyLine, type Checkpoint } from './signed-note.ts'
import { splitEntries, splitHashes, TILE, tilePath, tilesAt, type Tile } from './tiles.ts'

/** Where the parts of a log come from: an address, or a folder they were copied to. Null for what is not there. */
export type LogSource = (path: string) => Promise<Uint8Array | null>

export type Step = 'key' | 'checkpoint' | 'entries' | 'root' | 'since' | 'picks' | 'record'

export interface Progress {
  readonly step: Step
  readonly done: number
  readonly of: number
}

/** Something that ends the check: nothing behind it can be trusted. */
export interface Breach {
  readonly step: Step
  readonly text: string
  /** Entries that were changed, where that can be told. */
  readonly entries?: readonly { readonly index: number; readonly id: string }[]
}

export class Broken extends Error {
  readonly breach: Breach

  constructor(breach: Breach) {
    super(breach.text)
    this.breach = breach
  }
}

interface Reading {
  readonly source: LogSource
  readonly hashing: Hashing
  /** The key as it is known from elsewhere. */
  readonly keyLine?: string | undefined
  readonly tell: (progress: Progress) => void
}

/** The entries of a log as far as a checkpoint signs them, all of them under its root. */
export class SignedEntries {
  readonly #reading
  keyLine = ''
  note = ''
  checkpoint: Checkpoint | null = null
  #bytes: Uint8Array[] = []
  #levels: Levels = [[]]

  constructor(reading: Reading) {
    this.#reading = reading
  }

  get leaves(): readonly Uint8Array[] {
    return this.#levels[0]!
  }

  /** Fetches what the newest checkpoint signs. Done again, what was read before stays, and the new root has to hold it. */
  async read(): Promise<Checkpoint> {
    const checkpoint = await this.#openCheckpoint()
    if (checkpoint.size < this.#bytes.length)
      throw new Broken({ step: 'checkpoint', text: 'the checkpoint is older than the one before' })
    await this.#fetchEntries(checkpoint.size)
    await this.#matchRoot(checkpoint)
    return checkpoint
  }

  entry(index: number): LogEntry {
    const entry = readEntry(this.#reading.hashing.toText(this.#bytes[index]!))
    if (entry) return entry
    const entries = [{ index, id: '' }]
    throw new Broken({ step: 'picks', text: `entry ${index} cannot be read`, entries })
  }

  /** The way from an entry to the signed root, checked. */
  proofOf(index: number): readonly Uint8Array[] {
    const { sha256 } = this.#reading.hashing
    const { root, size } = this.checkpoint!
    const proof = inclusionProof(sha256, this.#levels, index)
    if (!isIncluded(sha256, { leaf: this.leaves[index]!, index, size, proof, root }))
      throw new Broken({ step: 'root', text: `entry ${index} is not under the signed root` })
    return proof
  }

  /** That this log holds all of an earlier one, given by the signed note of then. */
  async extend(since: string): Promise<void> {
    const { hashing, tell } = this.#reading
    const newer = this.checkpoint!
    const older = await openCheckpoint(hashing, since, readKeyLine(hashing, this.keyLine)!)
    if (!older) throw new Broken({ step: 'since', text: 'the kept checkpoint is not of this key' })
    const { sha256 } = hashing
    const proof = older.size > newer.size ? [] : consistencyProof(sha256, this.#levels, older.size)
    if (!isConsistent(sha256, { older, newer, proof }))
      throw new Broken({
        step: 'since',
        text: `the log of ${newer.size} entries does not extend the kept one of ${older.size}`,
      })
    tell({ step: 'since', done: 1, of: 1 })
  }

  async text(path: string, step: Step): Promise<string> {
    const bytes = await this.#reading.source(path)
    if (!bytes) throw new Broken({ step, text: `${path} is not there` })
    return this.#reading.hashing.toText(bytes)
  }

  async #openCheckpoint(): Promise<Checkpoint> {
    const { hashing, tell, keyLine } = this.#reading
    this.keyLine ||= keyLine ?? (await this.text('key', 'key'))
    const key = readKeyLine(hashing, this.keyLine)
    if (!key) throw new Broken({ step: 'key', text: 'the key is none' })
    tell({ step: 'key', done: 1, of: 1 })
    this.note = await this.text('checkpoint', 'checkpoint')
    const checkpoint = await openCheckpoint(hashing, this.note, key)
    if (!checkpoint)
      throw new Broken({ step: 'checkpoint', text: 'the checkpoint is not signed by this key' })
    this.checkpoint = checkpoint
    tell({ step: 'checkpoint', done: 1, of: 1 })
    return checkpoint
  }

  async #fetchEntries(size: number): Promise<void> {
    for (const tile of tilesAt(size, 'entries')) {
      const from = tile.place * TILE
      if (from + tile.width <= this.#bytes.length) continue
      const entries = await this.#entriesOf(tile)
      this.#bytes.push(...entries.slice(this.#bytes.length - from))
      this.#reading.tell({ step: 'entries', done: this.#bytes.length, of: size })
    }
  }

  async #entriesOf(tile: Tile): Promise<Uint8Array[]> {
    const bytes = await this.#reading.source(tilePath(tile))
    const entries = bytes && splitEntries(bytes, tile.width)
    if (entries) return entries
    throw new Broken({
      step: 'entries',
      text: `${tilePath(tile)} does not hold ${tile.width} entries`,
    })
  }

  async #matchRoot({ size, root }: Checkpoint): Promise<void> {
    const { sha256 } = this.#reading.hashing
    const fresh = this.#bytes.slice(this.leaves.length).map((entry) => leafHash(sha256, entry))
    this.#levels = levelsOf(sha256, [...this.leaves, ...fresh])
    if (sameBytes(rootOf(sha256, this.#levels), root))
      return this.#reading.tell({ step: 'root', done: size, of: size })
    const entries = await this.#changed(size)
    throw new Broken({ step: 'root', text: 'the entries do not give the signed root', entries })
  }

  /** Entries that are not those the tiles of hashes were made from. */
  async #changed(size: number) {
    const changed: { index: number; id: string }[] = []
    for (const tile of tilesAt(size, 0)) {
      const held = await this.#reading.source(tilePath(tile))
      const hashes = (held && splitHashes(held, tile.width)) ?? []
      for (const [at, hash] of hashes.entries()) {
        const index = tile.place * TILE + at
        if (sameBytes(hash, this.leaves[index]!)) continue
        const text = this.#reading.hashing.toText(this.#bytes[index]!)
        changed.push({ index, id: idOf(readEntry(text)) })
      }
    }
    return changed
  }
}

const idOf = (entry: LogEntry | null): string =>
  entry === null ? '' : entry.kind === 'result' ? entry.match : entry.id
