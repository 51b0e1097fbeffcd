import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, type Source } from './source.ts'

/** All files of the project that people write. */
export interface Tree {
  readonly files: readonly Source[]
  readonly at: (path: string) => Source | undefined
}

const PLACES = [
  'packages',
  'tools',
  'bench',
  'docs',
  '.ci',
  'README.md',
  'STYLE.md',
  'vitest.config.ts',
]
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-dev',
  'dist-types',
  'generated',
  'inventory',
  'test-results',
])
const READ = /\.(ts|tsx|mjs|css|html|sql|md|json)$|^\.ci\/run$/

export function readTree(root: string): Tree {
  const paths = PLACES.filter((place) => existsSync(join(root, place))).flatMap((place) =>
    filesUnder(root, place),
  )
  return treeOf(
    Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  )
}

/** A tree from texts, as the tests of the rules write it. */
export function treeOf(texts: Record<string, string>): Tree {
  const files = Object.entries(texts).map(([path, text]) => readSource(path, text))
  const byPath = new Map(files.map((file) => [file.path, file]))
  return { files, at: (path) => byPath.get(path) }
}

function filesUnder(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return READ.test(path) ? [path] : []
  return readdirSync(join(root, path))
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`))
}
