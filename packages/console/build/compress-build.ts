import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compressAll } from '../../web/build/compress.ts'

/** Small copies beside every text file, as the server sends them. */
export function compressBuild(): Plugin {
  let folder = ''
  return {
    name: 'linmen:compress-build',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      // The page gets its nonce with every answer, so it has no small copy.
      await compressAll(
        folder,
        files.filter((file) => !file.endsWith('.html')),
      )
    },
  }
}
