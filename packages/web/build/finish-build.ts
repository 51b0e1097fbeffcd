import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compressAll, isQuickBuild } from './compress.ts'
import { inlineHashes } from './csp-hashes.ts'
import { withEarly, withLateStyles } from './early-page.ts'
import { firstLoad, report, type Manifest } from './first-load.ts'
import { heavyPages, pageLoads, unknownSources } from './page-loads.ts'
import { writeServiceWorker } from './service-worker.ts'

/** What a finished build still needs: the policy's hashes, the offline shell, small copies, the size gate. */
export function finishBuild(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'linmen:finish-build',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = path.resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const page = path.join(folder, 'index.html')
      const manifest = JSON.parse(
        await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'),
      ) as Manifest
      const html = await withEarly(withLateStyles(await readFile(page, 'utf8')), manifest, root)
      await writeFile(page, html)
      await writeFile(path.join(folder, 'csp-hashes.json'), JSON.stringify(inlineHashes(html)))
      await writeServiceWorker({ root, folder, html, manifest })
      const sizes = await compressAll(folder, await filesUnder(folder))
      // Budgets are in bytes of the best compression.
      if (isQuickBuild()) return
      const verdict = report(firstLoad(html, manifest, sizes))
      await writeFile(path.join(folder, 'first-load.json'), JSON.stringify(verdict.figures))
      this.info(verdict.text)
      if (verdict.over.length > 0) this.error(`first load is too heavy: ${verdict.over.join(', ')}`)
      const unknown = unknownSources(manifest)
      if (unknown.length > 0) this.error(`no such pages or parts: ${unknown.join(', ')}`)
      const loads = pageLoads(manifest, verdict.figures, sizes)
      await writeFile(path.join(folder, 'page-loads.json'), JSON.stringify(loads))
      const heavy = heavyPages(loads)
      if (heavy.length > 0) this.error(`pages are too heavy: ${heavy.join(', ')}`)
    },
  }
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
