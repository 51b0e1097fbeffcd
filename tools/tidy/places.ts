import { posix } from 'node:path'

/** Where a file stands: package, layer inside it, and feature when it belongs to one. */
export interface Place {
  readonly pkg: string | null
  readonly layer: string | null
  readonly feature: string | null
}

export function placeOf(path: string): Place {
  const [, pkg = null, inside = ''] = /^packages\/([\w-]+)\/(?:src|test)\/(.*)$/.exec(path) ?? []
  const [layer = null, second] = inside.includes('/') ? inside.split('/') : []
  return { pkg, layer, feature: layer === 'features' ? (second ?? null) : null }
}

/** The file an import leads to, or null when it leaves the project. */
export function resolveImport(importer: string, request: string): string | null {
  if (request.startsWith('.')) return posix.join(posix.dirname(importer), request)
  const { pkg } = placeOf(importer)
  if (request.startsWith('#test/')) return `packages/${pkg}/${request.slice(1)}`
  if (request.startsWith('#')) return `packages/${pkg}/src/${request.slice(1)}`
  const [, other, rest] = /^@linmen\/([\w-]+)(?:\/(.+))?$/.exec(request) ?? []
  // A package without doors of its own, such as the server, is entered by the path of the file.
  return other ? `packages/${other}/src/${rest?.replace(/^src\//, '') ?? 'index.ts'}` : null
}
