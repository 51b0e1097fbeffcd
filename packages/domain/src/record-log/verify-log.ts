import type { Hashing } from './hashing.ts'
import { PickReading, type PickFault, type ProvenPick } from './proven-picks.ts'
import { recordDifferences, type Difference, type ShownRecord } from './shown-record.ts'
import {
  Broken,
  SignedEntries,
  type Breach,
  type LogSource,
  type Progress,
} from './signed-entries.ts'
import type { Checkpoint } from './signed-note.ts'

export interface Wish {
  /** Whose record is compared with what is shown; everybody's when left out. */
  readonly author?: string
  /** The key as it is known from elsewhere. */
  readonly keyLine?: string
  /** A checkpoint that was kept earlier, as the signed note it was. */
  readonly since?: string
  /** The parts lie in a folder: a record may be older than the checkpoint beside it. */
  readonly kept?: boolean
  readonly tell?: (progress: Progress) => void
  /** Lets a moment pass before a log that has not caught up is asked again. Without it, it is asked once. */
  readonly pause?: () => Promise<void>
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
  /** Whose record rests on entries that still wait for their number: neither proven nor wrong. */
  readonly waiting: readonly string[]
  readonly leaves: readonly Uint8Array[]
  /** The way from an entry to the signed root, checked. */
  readonly proofOf: (index: number) => readonly Uint8Array[]
}

export const isWrong = ({ breach, faults, differences }: Verdict): boolean =>
  breach !== null || faults.length > 0 || differences.length > 0

export const isSound = (verdict: Verdict): boolean =>
  !isWrong(verdict) && verdict.waiting.length === 0

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

const ASKED_AT_MOST = 30

class Check {
  readonly #wish
  readonly #hashing
  readonly #log
  #reading: PickReading
  #picks: readonly ProvenPick[] = []
  #faults: readonly PickFault[] = []
  readonly #differences: (Difference & { readonly author: string })[] = []
  readonly #records: ShownRecord[] = []
  readonly #waiting: string[] = []

  constructor(source: LogSource, hashing: Hashing, wish: Wish) {
    this.#wish = wish
    this.#hashing = hashing
    this.#log = new SignedEntries({
      source,
      hashing,
      keyLine: wish.keyLine,
      tell: (progress) => wish.tell?.(progress),
    })
    this.#reading = new PickReading(hashing)
  }

  async run(): Promise<void> {
    const { size } = await this.#log.read()
    if (this.#wish.since !== undefined) await this.#log.extend(this.#wish.since)
    this.#judge(size)
    this.#wish.tell?.({ step: 'picks', done: this.#picks.length, of: this.#picks.length })
    await this.#compareRecords(size)
    // A record may have led further than the checkpoint that was read first.
    this.#judge(this.#log.checkpoint!.size)
  }

  verdict(): Verdict {
    return {
      breach: null,
      checkpoint: this.#log.checkpoint,
      note: this.#log.note,
      keyLine: this.#log.keyLine,
      picks: this.#picks,
      faults: this.#faults,
      differences: this.#differences,
      records: this.#records,
      waiting: this.#waiting,
      leaves: this.#log.leaves,
      proofOf: (index) => this.#log.proofOf(index),
    }
  }

  #judge(size: number): void {
    this.#picks = this.#readTo(size)
    const { author } = this.#wish
    const faults = this.#reading.faults()
    this.#faults = author === undefined ? faults : faults.filter((each) => each.author === author)
  }

  /** What the first so many entries say of picks. */
  #readTo(size: number): readonly ProvenPick[] {
    if (size < this.#reading.heard) this.#reading = new PickReading(this.#hashing)
    while (this.#reading.heard < size) this.#reading.hear(this.#log.entry(this.#reading.heard))
    return this.#reading.picks()
  }

  async #compareRecords(signed: number): Promise<void> {
    const { author } = this.#wish
    const authors = author === undefined ? expertsOf(this.#picks) : [author]
    for (const [at, each] of authors.entries()) {
      const record = await this.#recordOf(each)
      if (record.size === null) this.#waiting.push(each)
      else await this.#compare(record, signed)
      this.#wish.tell?.({ step: 'record', done: at + 1, of: authors.length })
    }
  }

  /** Pages show a result at once, the log numbers it a moment later: meanwhile a record says that it waits. */
  async #recordOf(author: string): Promise<ShownRecord> {
    for (let asked = 1; ; asked++) {
      const text = await this.#log.text(`record/${encodeURIComponent(author)}`, 'record')
      const record = JSON.parse(text) as ShownRecord
      if (record.size !== null || asked >= ASKED_AT_MOST || !this.#wish.pause) return record
      await this.#wish.pause()
    }
  }

  /** With the entries it goes by, neither fewer nor more: the log grows while records are asked for. */
  async #compare(record: ShownRecord, signed: number): Promise<void> {
    const size = record.size ?? signed
    if (size < signed && !this.#wish.kept)
      throw new Broken({ step: 'record', text: `the record of ${record.author} is an old one` })
    if (size > this.#log.checkpoint!.size) await this.#log.read()
    if (size > this.#log.checkpoint!.size)
      throw new Broken({ step: 'record', text: `the record of ${record.author} is not signed yet` })
    this.#records.push(record)
    for (const each of recordDifferences(record, this.#readTo(size)))
      this.#differences.push({ ...each, author: record.author })
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
