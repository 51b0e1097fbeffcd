/** The part of the bundler's knowledge that the plan of files is made from. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
    readonly code: string | null
  } | null
}

/** A module and all it needs before it can run. */
export function reached(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(start)
  return found
}

/** Everything that is fetched on its own, wherever it is asked for. */
export function lazyEntries(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const entries = new Set<string>()
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const info = graph.getModuleInfo(id)
    info?.importedIds.forEach(visit)
    for (const entry of info?.dynamicallyImportedIds ?? []) {
      entries.add(entry)
      visit(entry)
    }
  }
  visit(start)
  return entries
}
