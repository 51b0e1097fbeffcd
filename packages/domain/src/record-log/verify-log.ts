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
import { provenPicks, type PickFault, type ProvenPick } from './proven-picks.ts'
import { recordDifferences, type Difference, type ShownRecord } from './shown-record.ts'
import { openCheckpoint, readKeyLine, type Checkpoint } from './signed-note.ts'
import { splitEntries, splitHashes, tilePath, tilesAt, type Tile } from './tiles.ts'

/** Where the parts of a log come from: an address, or a folder they were copied to. Null for what is not there. */
export type LogSource = (path: string) => Promise<Uint8Array | null>

export type Step = 'key' | 'checkpoint' | 'entries' | 'root' | 'since' | 'picks' | 'record'

export interface Progress {
  readonly step: Step
  readonly done: number
  readonly of: number
}

export interface Wish {
  /** Whose record is compared with what is shown; everybody's when left out. */
  readonly author?: string
  /** The key as it is known from elsewhere. */
  readonly keyLine?: string
  /** A checkpoint that was kept earlier, as the signed note it was. */
  readonly since?: string
  readonly tell?: (progress: Progress) => void
}

/** Something that ends the check: nothing behind it can be trusted. */
export interface Breach {
  readonly step: Step
  readonly text: string
  /** Entries that were changed, where that can be told. */
  readonly entries?: readonly { readonly index: number; readonly id: string }[]
}

export interface Verdict {
  readonly breach: Breach | null
  readonly checkpoint: Checkpoint | null
  readonly note: string
  readonly keyLine: string
  readonly picks: readonly ProvenPick[]
  readonly faults: readonly PickFault[]
  readonly differences: readonly (Difference & { readonly author: string })[]
  /** When the shown records were made, by author. */
  readonly records: readonly ShownRecord[]
  readonly leaves: readonly Uint8Array[]
  /** The way from an entry to the signed root, checked. */
  readonly proofOf: (index: number) => readonly Uint8Array[]
}

export const isSound = ({ breach, faults, differences }: Verdict): boolean =>
  breach === null && faults.length === 0 && differences.length === 0

/** Checks a whole log: signature, entries against the signed root, an earlier checkpoint, every pick, every record. */
export async function verifyLog(
  source: LogSource,
  hashing: Hashing,
  wish: Wish = {},
): Promise<Verdict> {
  const check = new Check(source, hashing, wish)
  try {
    await check.run()
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    return { ...check.verdict(), breach: error.breach }
  }
  return check.verdict()
}

class Broken extends Error {
  readonly breach: Breach

  constructor(breach: Breach) {
    super(breach.text)
    this.breach = breach
  }
}

class Check {
  readonly #source
  readonly #hashing
  readonly #wish
  #keyLine = ''
  #note = ''
  #checkpoint: Checkpoint | null = null
  #levels: Levels = [[]]
  #picks: readonly ProvenPick[] = []
  #faults: readonly PickFault[] = []
  readonly #records: ShownRecord[] = []

  constructor(source: LogSource, hashing: Hashing, wish: Wish) {
    this.#source = source
    this.#hashing = hashing
    this.#wish = wish
  }

  async run(): Promise<void> {
    const checkpoint = await this.#openCheckpoint()
    const bytes = await this.#fetchEntries(checkpoint.size)
    await this.#matchRoot(checkpoint, bytes)
    if (this.#wish.since !== undefined) await this.#extend(checkpoint, this.#wish.since)
    this.#readPicks(bytes)
    await this.#compareRecords()
  }

  verdict(): Verdict {
    return {
      breach: null,
      checkpoint: this.#checkpoint,
      note: this.#note,
      keyLine: this.#keyLine,
      picks: this.#picks,
      faults: this.#faults,
      differences: this.#records.flatMap((record) =>
        recordDifferences(record, this.#picks).map((each) => ({ ...each, author: record.author })),
      ),
      records: this.#records,
      leaves: this.#levels[0]!,
      proofOf: (index) => this.#proofOf(index),
    }
  }

  #proofOf(index: number): readonly Uint8Array[] {
    const { sha256 } = this.#hashing
    const { root, size } = this.#checkpoint!
    const proof = inclusionProof(sha256, this.#levels, index)
    const leaf = this.#levels[0]![index]!
    if (!isIncluded(sha256, { leaf, index, size, proof, root }))
      throw new Broken({ step: 'root', text: `entry ${index} is not under the signed root` })
    return proof
  }

  #tell(step: Step, done: number, of: number): void {
    this.#wish.tell?.({ step, done, of })
  }

  async #text(path: string, step: Step): Promise<string> {
    const bytes = await this.#source(path)
    if (!bytes) throw new Broken({ step, text: `${path} is not there` })
    return this.#hashing.toText(bytes)
  }

  async #openCheckpoint(): Promise<Checkpoint> {
    this.#keyLine = this.#wish.keyLine ?? (await this.#text('key', 'key'))
    const key = readKeyLine(this.#hashing, this.#keyLine)
    if (!key) throw new Broken({ step: 'key', text: 'the key is none' })
    this.#tell('key', 1, 1)
    this.#note = await this.#text('checkpoint', 'checkpoint')
    this.#checkpoint = await openCheckpoint(this.#hashing, this.#note, key)
    if (!this.#checkpoint)
      throw new Broken({ step: 'checkpoint', text: 'the checkpoint is not signed by this key' })
    this.#tell('checkpoint', 1, 1)
    return this.#checkpoint
  }

  async #fetchEntries(size: number): Promise<Uint8Array[]> {
    const entries: Uint8Array[] = []
    for (const tile of tilesAt(size, 'entries')) {
      const part = await this.#entriesOf(tile)
      entries.push(...part)
      this.#tell('entries', entries.length, size)
    }
    return entries
  }

  async #entriesOf(tile: Tile): Promise<Uint8Array[]> {
    const bytes = await this.#source(tilePath(tile))
    const entries = bytes && splitEntries(bytes, tile.width)
    if (entries) return entries
    throw new Broken({
      step: 'entries',
      text: `${tilePath(tile)} does not hold ${tile.width} entries`,
    })
  }

  async #matchRoot(checkpoint: Checkpoint, bytes: readonly Uint8Array[]): Promise<void> {
    const { sha256 } = this.#hashing
    this.#levels = levelsOf(
      sha256,
      bytes.map((entry) => leafHash(sha256, entry)),
    )
    if (sameBytes(rootOf(sha256, this.#levels), checkpoint.root))
      return this.#tell('root', checkpoint.size, checkpoint.size)
    const entries = await this.#changed(checkpoint.size, bytes)
    throw new Broken({ step: 'root', text: 'the entries do not give the signed root', entries })
  }

  /** Entries that are not those the tiles of hashes were made from. */
  async #changed(size: number, bytes: readonly Uint8Array[]) {
    const changed: { index: number; id: string }[] = []
    for (const tile of tilesAt(size, 0)) {
      const held = await this.#source(tilePath(tile))
      const hashes = (held && splitHashes(held, tile.width)) ?? []
      for (const [at, hash] of hashes.entries()) {
        const index = tile.place * 256 + at
        if (!sameBytes(hash, this.#levels[0]![index]!))
          changed.push({ index, id: idOf(readEntry(this.#hashing.toText(bytes[index]!))) })
      }
    }
    return changed
  }

  async #extend(checkpoint: Checkpoint, since: string): Promise<void> {
    const { sha256 } = this.#hashing
    const older = await openCheckpoint(
      this.#hashing,
      since,
      readKeyLine(this.#hashing, this.#keyLine)!,
    )
    if (!older) throw new Broken({ step: 'since', text: 'the kept checkpoint is not of this key' })
    const proof =
      older.size > checkpoint.size ? [] : consistencyProof(sha256, this.#levels, older.size)
    if (!isConsistent(sha256, { older, newer: checkpoint, proof }))
      throw new Broken({
        step: 'since',
        text: `the log of ${checkpoint.size} entries does not extend the kept one of ${older.size}`,
      })
    this.#tell('since', 1, 1)
  }

  #readPicks(bytes: readonly Uint8Array[]): void {
    const entries = bytes.map((each, index): LogEntry => {
      const entry = readEntry(this.#hashing.toText(each))
      if (entry) return entry
      throw new Broken({
        step: 'picks',
        text: `entry ${index} cannot be read`,
        entries: [{ index, id: '' }],
      })
    })
    const { picks, faults } = provenPicks(this.#hashing, entries)
    this.#picks = picks
    const { author } = this.#wish
    this.#faults = author === undefined ? faults : faults.filter((each) => each.author === author)
    this.#tell('picks', picks.length, picks.length)
  }

  async #compareRecords(): Promise<void> {
    const { author } = this.#wish
    const authors = author === undefined ? expertsOf(this.#picks) : [author]
    for (const [at, each] of authors.entries()) {
      const text = await this.#text(`record/${encodeURIComponent(each)}`, 'record')
      this.#records.push(JSON.parse(text) as ShownRecord)
      this.#tell('record', at + 1, authors.length)
    }
  }
}

const expertsOf = (picks: readonly ProvenPick[]): string[] =>
  [
    ...new Set(
      picks
        .filter(({ what }) => what === 'plan' || what === 'interpretation')
        .map(({ author }) => author),
    ),
  ].toSorted()

const idOf = (entry: LogEntry | null): string =>
  entry === null ? '' : entry.kind === 'result' ? entry.match : entry.id
