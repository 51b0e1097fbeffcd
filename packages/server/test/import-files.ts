import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Database } from '#db/port.ts'
import { archiveOf, type Archive } from '#features/archive/public.ts'
import { importFiles } from '#import/command.ts'
import type { Imported } from '#import/run-import.ts'
import { openCopy } from './template.ts'
import { TEST_NOW_MS, testClock, testPorts } from './test-ports.ts'

export interface ImportBench {
  readonly db: Database
  readonly archive: Archive
  /** Imports files of these texts, by name; a name that ends in gz is packed. Returns what was said, too. */
  run(kind: string, texts: Readonly<Record<string, string>>): Promise<Imported & { said: string }>
  close(): Promise<void>
}

/** A database of its own, and a folder for files to import into it. */
export async function importBench(): Promise<ImportBench> {
  const db = await openCopy()
  const clock = testClock(TEST_NOW_MS)
  const folder = await mkdtemp(join(tmpdir(), 'linmen-import-'))
  return {
    db,
    archive: archiveOf(testPorts(db, clock)),
    run: async (kind, texts) => {
      for (const [name, text] of Object.entries(texts))
        await writeFile(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text)
      let said = ''
      const screen = { write: (text: string) => (said += text.replaceAll(folder, '')) }
      // Readers hold what they know for a few seconds.
      clock.advance(60_000)
      const paths = Object.keys(texts).map((name) => join(folder, name))
      return { ...(await importFiles({ db, nowMs: TEST_NOW_MS }, { kind, paths }, screen)), said }
    },
    close: async () => {
      await db.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
