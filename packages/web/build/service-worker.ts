import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildScript } from './build-script.ts'
import type { Manifest } from './first-load.ts'
import { shellFiles } from './shell-files.ts'

interface Built {
  /** Of the web package. */
  readonly root: string
  readonly folder: string
  readonly html: string
  readonly manifest: Manifest
}

/** Writes `sw.js`: one file with a lasting name, since its address is what a browser remembers. */
export async function writeServiceWorker({ root, folder, html, manifest }: Built): Promise<void> {
  const files = shellFiles(html, manifest)
  const version = createHash('sha256').update(html).update(files.join()).digest('hex').slice(0, 12)
  const entry = 'src/worker/service-worker.ts'
  const code = await buildScript({ root, entry, define: { SHELL_FILES: { version, files } } })
  await writeFile(path.join(folder, 'sw.js'), code)
}
