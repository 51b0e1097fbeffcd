import { openLoader, type Loader } from '#db/loader.ts'
import type { Database } from '#db/port.ts'
import type { Complain, ReadKind } from '#files/batch.ts'
import type { SourceFile } from '#files/source-file.ts'
import { readKnown, settleTeams } from './write-frame.ts'
import { lockForImport, writeBatch, type Written } from './write-batch.ts'

export interface ImportWatch {
  /** After every piece that is written. */
  progress(file: SourceFile, matches: number): void
  /** A row that was not taken as it stands. */
  complain(file: SourceFile, line: number, text: string): void
}

export interface Imported extends Written {
  /** Matches the files speak of, new or not. */
  readonly seen: number
  readonly complaints: number
}

/** Brings files into the records. Every piece is one transaction; doing it again adds nothing. */
export async function runImport(
  { db, nowMs }: { db: Database; nowMs: number },
  { read, files }: { read: ReadKind; files: readonly SourceFile[] },
  watch: ImportWatch,
): Promise<Imported> {
  const loader = await openLoader(db)
  try {
    return await load({ loader, nowMs }, { read, files }, watch)
  } finally {
    loader.close()
  }
}

async function load(
  { loader, nowMs }: { loader: Loader; nowMs: number },
  { read, files }: { read: ReadKind; files: readonly SourceFile[] },
  watch: ImportWatch,
): Promise<Imported> {
  const known = await readKnown(loader.read)
  let total = NOTHING
  // While the database writes one piece, the next is read, also of the next file.
  let writing: Promise<Written> = Promise.resolve(NOTHING)
  try {
    for (const file of files) {
      let seen = 0
      const complain: Complain = (line, text) => {
        total = { ...total, complaints: total.complaints + 1 }
        watch.complain(file, line, text)
      }
      for await (const batch of read(file, complain)) {
        const written = await writing
        total = sum({ ...total, seen: total.seen + batch.fixtures.length }, written)
        writing = loader.transaction((at) => writeBatch(at, batch, { known, nowMs }))
        writing.catch(() => {})
        watch.progress(file, (seen += batch.fixtures.length))
      }
    }
  } finally {
    // A piece that was read is written to its end, also when the rest cannot be read.
    await writing.catch(() => {})
  }
  total = sum(total, await writing)
  await loader.transaction(async ({ tx }) => {
    await lockForImport(tx)
    await settleTeams(tx, known)
  })
  return total
}

const NOTHING: Imported = {
  seen: 0,
  complaints: 0,
  matches: 0,
  results: 0,
  odds: 0,
  depth: 0,
  plays: 0,
  players: 0,
  names: 0,
}

function sum(total: Imported, more: Written): Imported {
  return {
    ...total,
    matches: total.matches + more.matches,
    results: total.results + more.results,
    odds: total.odds + more.odds,
    depth: total.depth + more.depth,
    plays: total.plays + more.plays,
    players: total.players + more.players,
    names: total.names + more.names,
  }
}
