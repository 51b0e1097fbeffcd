import { resolveImport } from '../places.ts'
import { isCode, isTest, type Rule } from '../rule.ts'
import type { Tree } from '../tree.ts'

/** Files that something other than an import starts or reads. */
const ENTRIES = [
  /^tools\/[\w-]+\.mjs$/,
  /^tools\/\w+\/main\.ts$/,
  /^bench\/[\w-]+\.ts$/,
  /\.config\.ts$/,
  /\.(demo|spec)\.tsx?$/,
  /\/global-setup\.ts$/,
  /^packages\/(server|predictor)\/src\/main\.ts$/,
  /^packages\/e2e\/src\/prepare-world\.ts$/,
  /^packages\/server\/src\/(start\/(print-ids|ledger-check|backtest|first-operator|copy-command)|import\/main|pay\/cashier\/main|hosts\/provider\/main)\.ts$/,
  /^packages\/server\/src\/db\/lite\/make-folder\.mjs$/,
  /-worker\.(ts|mjs)$/,
  /^packages\/\w+\/test\//,
  // What tests of several packages write.
  /\/hostile-texts\.ts$/,
  /^packages\/contract\/src\/(index|tables)\.ts$/,
  /^packages\/(web|console)\/src\/main\.tsx$/,
  /^packages\/web\/src\/early\/(entry-pages|early)\.ts$/,
  /\.d\.ts$/,
]
const isEntry = (path: string) => ENTRIES.some((pattern) => pattern.test(path))

export const deadFiles: Rule = {
  name: 'dead-file',
  check: (tree) => {
    const alive = reachable(tree)
    return tree.files
      .filter(({ path }) => isCode(path) && !isTest(path) && !alive.has(path))
      .map(({ path }) => ({ path, line: 1, message: 'nothing but a test uses this file' }))
  },
}

export const deadExports: Rule = {
  name: 'dead-export',
  check: (tree) => {
    const used = usedNames(tree)
    return tree.files
      .filter(({ path }) => isCode(path) && !isTest(path) && !isEntry(path))
      .flatMap(({ path, exports }) =>
        exports
          .filter(({ isType, name }) => !isType && !isUsed(used.get(path), name))
          .map(({ name, line }) => ({ path, line, message: `nobody imports ${name}` })),
      )
  },
}

function reachable(tree: Tree): Set<string> {
  const alive = new Set<string>()
  const visit = (path: string) => {
    const file = tree.at(path)
    if (!file || alive.has(path)) return
    alive.add(path)
    for (const { from } of file.imports) visit(resolveImport(path, from) ?? '')
  }
  for (const { path } of tree.files) if (isEntry(path)) visit(path)
  return alive
}

/** For each file the names others import from it. `export *` passes a wish on to its sources. */
function usedNames(tree: Tree): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  const wish = (path: string, names: readonly string[]) => {
    const known = used.get(path) ?? new Set()
    used.set(path, known)
    const news = names.filter((name) => !known.has(name))
    for (const name of news) known.add(name)
    if (news.length === 0) return
    for (const each of tree.at(path)?.imports ?? [])
      if (each.isReExport) wish(resolveImport(path, each.from) ?? '', passedOn(each.names, news))
  }
  for (const { path, imports } of tree.files)
    for (const { from, names, isReExport } of imports) {
      const target = resolveImport(path, from)
      if (target && !(isReExport && names.includes('*'))) wish(target, names)
    }
  return used
}

const passedOn = (exported: readonly string[], wished: readonly string[]) =>
  exported.includes('*') ? wished : exported

const isUsed = (names: Set<string> | undefined, name: string) =>
  names !== undefined && (names.has(name) || names.has('*'))
