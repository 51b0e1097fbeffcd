import path from 'node:path'
import { mergeChunks, type Heap } from './merge-chunks.ts'
import { lazyEntries, reached, type ModuleGraph } from './module-graph.ts'

/** The shell and the home page. Whatever asks and reads answers comes with the live parts a moment later. */
const STARTS = ['src/main.tsx', 'src/features/home/pages/home.page.tsx']
/** How much more often people come through an entry page than anywhere else. */
const ENTRY_WEIGHT = 10
/** Uses every capsule there is, so it says nothing about what belongs together. */
const GALLERY = /features[\\/]gallery[\\/]/
/** Lies in a file of its own, whoever uses it. */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/
/** More levels of files than the product will ever have. */
const DEEPEST = 24
const FIRST = 'first'

/** Who fetches what is shared. Pages that lead to each other are one user. */
const USERS: readonly (readonly [user: string, entries: RegExp])[] = [
  ['football list', /match\/pages\/match-list/],
  ['basketball list', /match\/pages\/basketball-list/],
  ['football match', /football\/(pages\/match-detail|parts\/situation)/],
  ['changes of odds', /pages\/odds-(detail|history)/],
  ['football tabs', /football(-data)?\//],
  ['basketball match', /basketball\/(pages\/basketball-detail|parts\/text)/],
  ['basketball tabs', /basketball\//],
  ['basketball data', /features\/league\/.*(basketball|series|best|games|trends)/],
  ['football data', /features\/league\//],
  ['notes', /features\/app-pages\//],
  ['member', /features\/(plan|coupon|user|auth|sale|pay|wallet|set-meal|captcha)\//],
  ['experts', /features\/(expert|interpretation|replay|video)\//],
  ['tool', /special\/pages\/(tool-detail|special-record|vip-tool)/],
  ['tools', /features\/special\//],
  ['membership', /features\/vip\//],
  ['community', /features\/(community|chat|upload|message|news)\//],
  ['doors', /features\/(host|promotion|red-packet)\//],
]

/** Pages that many people arrive at from outside. */
const ENTRY_PAGES = new Set([
  'football list',
  'basketball list',
  'football match',
  'basketball match',
])
/** Their styles are one sheet: a browser fetches sheets before anything else, six at a time. */
const LOOKS = 'looks'

interface Place {
  readonly name: string
  /** Files at a level need only files of lower levels. */
  readonly level: number
}

/**
 * Which modules lie in one file. What a first visit needs is one: together it compresses a fifth
 * better than as forty. What several pages share lies with whatever else the same pages share; the
 * rest stays with its page.
 */
export function chunkGroups(root: string) {
  let plan: ReadonlyMap<string, Place> | null = null
  // A group takes along what its modules need, so what is needed is taken first.
  return Array.from({ length: DEEPEST }, (_, level) => ({
    name: (id: string, graph: ModuleGraph) => {
      const place = (plan ??= planOf(root, graph)).get(id)
      return place?.level === level ? place.name : null
    },
    debugName: `level ${level}`,
    priority: DEEPEST - level,
  }))
}

function planOf(root: string, graph: ModuleGraph): ReadonlyMap<string, Place> {
  const starts = STARTS.map((file) => path.join(root, file))
  const first = new Set(starts.flatMap((start) => [...reached(start, graph)]).filter(isOurs))
  const plan = new Map([...first].map((id) => [id, { name: FIRST, level: 0 }]))
  const entries = [...lazyEntries(starts[0]!, graph)].filter((id) => !first.has(id))
  const looks = looksOf(entries, graph).filter((id) => !first.has(id))
  for (const id of looks) plan.set(id, { name: LOOKS, level: 0 })
  const needs = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const heaps = mergeChunks(sharedHeaps(entries, new Set(plan.keys()), graph), {
    importsOf: needs,
    weightOf: (user) => (ENTRY_PAGES.has(user) ? ENTRY_WEIGHT : 1),
  })
  const levelOf = levels(heaps, needs)
  for (const heap of heaps) {
    const place = { name: nameOf(heap, graph), level: levelOf(heap) }
    const isOfEntryPage = [...heap.users].some((user) => ENTRY_PAGES.has(user))
    for (const id of heap.modules)
      plan.set(id, isOfEntryPage && isSheet(id) ? { name: LOOKS, level: 0 } : place)
  }
  return plan
}

const looksOf = (entries: readonly string[], graph: ModuleGraph): string[] =>
  entries
    .filter((entry) => ENTRY_PAGES.has(userOf(entry)))
    .flatMap((entry) => [...reached(entry, graph)])
    .filter(isSheet)

/** Modules that are used by exactly the same people, for all that are fetched by more than one entry. */
function sharedHeaps(
  entries: readonly string[],
  placed: ReadonlySet<string>,
  graph: ModuleGraph,
): Heap[] {
  const users = new Map<string, Set<string>>()
  const times = new Map<string, number>()
  for (const entry of entries)
    for (const id of reached(entry, graph))
      if (!placed.has(id) && !VENDOR.test(id)) {
        times.set(id, (times.get(id) ?? 0) + 1)
        if (!GALLERY.test(entry)) users.set(id, (users.get(id) ?? new Set()).add(userOf(entry)))
      }
  const heaps = new Map<string, Heap>()
  for (const [id, by] of users) {
    if (times.get(id) === 1) continue
    const key = [...by].sort().join()
    const { modules = [], bytes = 0 } = heaps.get(key) ?? {}
    heaps.set(key, { modules: [...modules, id], bytes: bytes + bytesOf(id, graph), users: by })
  }
  return [...heaps.values()]
}

/** Entries that people open one after the other are one user. */
const userOf = (entry: string): string =>
  USERS.find(([, entries]) => entries.test(entry.replaceAll('\\', '/')))?.[0] ?? 'shell'

function levels(heaps: readonly Heap[], needs: (id: string) => readonly string[]) {
  const heapOf = new Map(heaps.flatMap((heap) => heap.modules.map((id) => [id, heap] as const)))
  const known = new Map<Heap, number>()
  const levelOf = (heap: Heap): number => {
    const held = known.get(heap)
    if (held !== undefined) return held
    known.set(heap, 1)
    const below = heap.modules.flatMap(needs).flatMap((id) => heapOf.get(id) ?? [])
    const level = 1 + Math.max(0, ...below.filter((other) => other !== heap).map(levelOf))
    known.set(heap, level)
    return level
  }
  return levelOf
}

/** A file is called after its greatest module. */
function nameOf({ modules }: Heap, graph: ModuleGraph): string {
  const [greatest = ''] = modules.toSorted((a, b) => bytesOf(b, graph) - bytesOf(a, graph))
  return `with-${path.basename(greatest).replace(/\.\w+$/, '')}`
}

const bytesOf = (id: string, graph: ModuleGraph) => graph.getModuleInfo(id)?.code?.length ?? 0
const isSheet = (id: string) => id.endsWith('.module.css')
const isOurs = (id: string) => !id.includes('node_modules')
