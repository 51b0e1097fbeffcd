import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/

const BEST = 11
/** A tenth more bytes for a twentieth of the work. */
const QUICK = 5

/** Whether somebody waits for this build to see the product on their own machine (`npm start`). */
export const isQuickBuild = (env = process.env): boolean => env['LINMEN_QUICK_BUILD'] === '1'

/** Writes `.br` and `.gz` beside every text file and answers the brotli size of each. */
export async function compressAll(folder: string, files: readonly string[]) {
  const quality = isQuickBuild() ? QUICK : BEST
  const sizes = new Map<string, number>()
  for (const file of files.filter((name) => TEXT.test(name) && !name.startsWith('.vite'))) {
    const bytes = await readFile(path.join(folder, file))
    const small = await brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })
    await writeFile(path.join(folder, `${file}.br`), small)
    await writeFile(path.join(folder, `${file}.gz`), await gzipped(bytes, { level: 9 }))
    sizes.set(file.split(path.sep).join('/'), small.length)
  }
  return sizes
}
