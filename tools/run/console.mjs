import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { noteConsoleBuilt } from './artifacts.mjs'
import { run } from './command.mjs'
import { hasConsolePackages, installConsole, lockHash } from './install.mjs'
import { at, cache, root } from './root.mjs'

const NEEDED = ['contract', 'domain', 'web', 'console']
const SKIPPED = new Set(['node_modules', 'dist', 'dist-types', 'test'])

/** What the server reads while the console is not there (packages/server/src/kit/http/console-pages.ts). */
const STATE = 'state.json'

const projectPlaces = {
  root,
  /** Where the server looks for the console. */
  dist: at('packages/console/dist'),
  work: cache(),
}
const projectTools = {
  hasPackages: hasConsolePackages,
  install: installConsole,
  build: (folder, outDir) =>
    run(
      [
        process.execPath,
        join(folder, 'node_modules/vite/bin/vite.js'),
        ...['build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'],
      ],
      { cwd: join(folder, 'packages/console'), quiet: true },
    ),
  note: noteConsoleBuilt,
}

/** Says at `/console/` that it is on its way; what was built from other sources would not fit the server. */
export function announceConsole({ dist } = projectPlaces) {
  rmSync(dist, { recursive: true, force: true })
  say(dist, { state: 'preparing', pid: process.pid })
}

/**
 * Installs and builds the console beside a running server: into folders of its own, and put where the server looks
 * for it when it is whole. Answers why it could not; null when it is there.
 */
export async function prepareConsole(places = projectPlaces, tools = projectTools) {
  const { dist } = places
  say(dist, { state: 'preparing', pid: process.pid })
  const problem = await makeConsole(places, tools)
  if (problem) say(dist, { state: problem.state })
  return problem
}

async function makeConsole({ root: project, dist, work }, tools) {
  const hasPackages = tools.hasPackages()
  const folder = hasPackages ? project : join(work, `console-${lockHash().slice(0, 16)}`)
  removeOthers(work, folder)
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}.draft`
    copyManifests(project, draft)
    const { code, output } = await tools.install(draft)
    if (code !== 0) return { state: 'not-installed', output }
    renameSync(draft, folder)
  }
  if (!hasPackages) copySources(project, folder)
  const built = join(work, 'console-built')
  const { code, output } = await tools.build(folder, built)
  if (code !== 0) return { state: 'not-built', output }
  publish(built, dist)
  tools.note()
  if (!hasPackages) rmSync(folder, { recursive: true, force: true })
  return null
}

/** What was installed for another lock, or was not finished. */
function removeOthers(work, folder) {
  if (!existsSync(work)) return
  for (const name of readdirSync(work))
    if (/^console-[0-9a-f]{16}/.test(name) && name !== basename(folder))
      rmSync(join(work, name), { recursive: true, force: true })
}

/** All that npm compares with the lock. */
function copyManifests(project, folder) {
  const packages = readdirSync(join(project, 'packages')).map((name) => `packages/${name}/`)
  for (const place of ['', ...packages]) copyFile(project, folder, `${place}package.json`)
  copyFile(project, folder, 'package-lock.json')
}

function copySources(project, folder) {
  const isSource = (file) => !SKIPPED.has(basename(file)) && !/\.test\.tsx?$/.test(file)
  copyFile(project, folder, 'tsconfig.base.json')
  for (const name of NEEDED) {
    const place = join('packages', name)
    rmSync(join(folder, place, 'src'), { recursive: true, force: true })
    cpSync(join(project, place), join(folder, place), { recursive: true, filter: isSource })
  }
}

function copyFile(from, to, name) {
  if (!existsSync(join(from, name))) return
  mkdirSync(dirname(join(to, name)), { recursive: true })
  cpSync(join(from, name), join(to, name))
}

/** The start page comes last: from then on everything it names is there. */
function publish(built, dist) {
  const page = 'index.html'
  for (const name of readdirSync(built).filter((each) => each !== page))
    cpSync(join(built, name), join(dist, name), { recursive: true })
  cpSync(join(built, page), join(dist, `${page}.new`))
  renameSync(join(dist, `${page}.new`), join(dist, page))
  rmSync(join(dist, STATE), { force: true })
  rmSync(built, { recursive: true })
}

/** Replaced as a whole: the server may read it at any time. */
function say(dist, state) {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  const file = join(dist, STATE)
  writeFileSync(`${file}.new`, JSON.stringify(state))
  renameSync(`${file}.new`, file)
}
