import { createHash } from 'node:crypto'
import path from 'node:path'
import { build } from 'vite'
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
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { SHELL_FILES: JSON.stringify({ version, files }) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(root, 'src/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
