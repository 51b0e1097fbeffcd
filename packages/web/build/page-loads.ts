import { reachable, type Figures, type Manifest } from './first-load.ts'

export interface PageLoad {
  /** Its source, without `src/`. */
  readonly source: string
  readonly jsBytes: number
  readonly cssBytes: number
  readonly files: number
  /** Brotli bytes of script it may fetch; null for a part of a page. */
  readonly limit: number | null
}

export interface PageLoads {
  /** What home fetches for its live parts once it stands. */
  readonly home: Omit<PageLoad, 'source' | 'limit'>
  /** Heaviest first. */
  readonly all: readonly PageLoad[]
}

const KIB = 1024
const PAGE_KIB = 25
/** The gallery shows every capsule there is, to those who build the product. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  'features/gallery/pages/gallery.page.tsx': 100,
}
/** Parts a page shows at once although their code comes apart. */
const OPENS_WITH: Readonly<Record<string, readonly string[]>> = {
  'features/football/pages/match-detail.page.tsx': [
    'features/football/parts/situation-tab.tsx',
    'features/match/parts/rows/match-star.tsx',
  ],
  'features/basketball/pages/basketball-detail.page.tsx': [
    'features/basketball/parts/text-tab.tsx',
    'features/match/parts/rows/match-star.tsx',
  ],
}
/** What home fetches by itself once it stands. */
const HOME_PARTS = [
  'app/start-background.ts',
  'features/home/parts/day-count.tsx',
  'features/match/parts/live-strip.tsx',
  'features/plan/parts/hot-experts.tsx',
  'features/plan/parts/latest-plans.tsx',
  'kit/live/open-line.ts',
]

/** What each page and each part that comes on its own fetches beyond home, in brotli bytes. */
export function pageLoads(
  manifest: Manifest,
  first: Figures,
  brotliBytes: ReadonlyMap<string, number>,
): PageLoads {
  const filesOf = (sources: readonly string[]): ReadonlySet<string> => {
    const keys = reachable(
      manifest,
      sources.map((source) => `src/${source}`),
    )
    const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
    return new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))
  }
  const costOf = (files: ReadonlySet<string>, held: ReadonlySet<string>) => {
    const fetched = [...files].filter((file) => !held.has(file))
    const bytesOf = (ending: string) =>
      fetched
        .filter((file) => file.endsWith(ending))
        .reduce((sum, file) => sum + (brotliBytes.get(file) ?? 0), 0)
    return { jsBytes: bytesOf('.js'), cssBytes: bytesOf('.css'), files: fetched.length }
  }
  const standing = new Set(first.files)
  const home = filesOf(HOME_PARTS)
  const held = new Set([...standing, ...home])
  const all = lazySources(manifest).map((source) => ({
    source,
    ...costOf(filesOf([source, ...(OPENS_WITH[source] ?? [])]), held),
    limit: source.endsWith('.page.tsx') ? (EXCEPTIONS[source] ?? PAGE_KIB) * KIB : null,
  }))
  return { home: costOf(home, standing), all: all.toSorted((a, b) => b.jsBytes - a.jsBytes) }
}

/** Pages that fetch more than they may, each with what it fetches. */
export const heavyPages = ({ all }: PageLoads): string[] =>
  all
    .filter(({ jsBytes, limit }) => limit !== null && jsBytes > limit)
    .map(({ source, jsBytes, limit }) => `${source} ${kib(jsBytes)} of ${kib(limit ?? 0)} KiB`)

/** Sources named here that the build does not have: their budgets would guard nothing. */
export function unknownSources(manifest: Manifest): string[] {
  const known = new Set(lazySources(manifest))
  const named = [...Object.keys(EXCEPTIONS), ...Object.entries(OPENS_WITH).flat(2), ...HOME_PARTS]
  return named.filter((source) => !known.has(source))
}

const lazySources = (manifest: Manifest): string[] =>
  Object.keys(manifest)
    .filter((key) => manifest[key]!.isDynamicEntry)
    .map((key) => key.replace(/^src\//, ''))

const kib = (bytes: number) => (bytes / KIB).toFixed(1)
