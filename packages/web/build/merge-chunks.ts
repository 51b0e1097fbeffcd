/** Modules that lie in one file. */
export interface Heap {
  readonly modules: readonly string[]
  readonly bytes: number
  /** Who fetches the file. */
  readonly users: ReadonlySet<string>
}

/** What one more file costs whoever fetches it: a request, its imports, and a dictionary begun anew. */
const FILE_BYTES = 7_500

export interface Knowledge {
  importsOf(module: string): readonly string[]
  /** How often somebody comes, beside the others. */
  weightOf(user: string): number
}

type Needs = (heap: Heap) => readonly Heap[]
/** What those weigh who are users of both. */
type Weigh = (some: ReadonlySet<string>, others: ReadonlySet<string>) => number

/**
 * Puts heaps together as long as that saves more files than it makes people fetch bytes they have no
 * use for. Whoever fetches a file fetches what it needs, too; and files must not need each other in a
 * circle.
 */
export function mergeChunks(
  heaps: readonly Heap[],
  { importsOf, weightOf }: Knowledge,
): readonly Heap[] {
  const weigh: Weigh = (some, others) => {
    let sum = 0
    for (const user of some) if (others.has(user)) sum += weightOf(user)
    return sum
  }
  let all: readonly Heap[] = heaps
  for (;;) {
    const needs = needsIn(all, importsOf)
    const best = bestPair(all, needs, weigh)
    if (!best) return all
    all = merged(all, best, needs)
  }
}

interface Pair {
  readonly a: Heap
  readonly b: Heap
}

/** Everything a heap needs, however deep, itself included. */
function needsIn(all: readonly Heap[], importsOf: (module: string) => readonly string[]): Needs {
  const heapOf = new Map(all.flatMap((heap) => heap.modules.map((id) => [id, heap] as const)))
  const known = new Map<Heap, readonly Heap[]>()
  const needs: Needs = (heap) => {
    const held = known.get(heap)
    if (held) return held
    known.set(heap, [heap])
    const direct = new Set(heap.modules.flatMap(importsOf).flatMap((id) => heapOf.get(id) ?? []))
    const found = [...new Set([heap, ...[...direct].flatMap(needs)])]
    known.set(heap, found)
    return found
  }
  return needs
}

function bestPair(all: readonly Heap[], needs: Needs, weigh: Weigh): Pair | null {
  let best: Pair | null = null
  let most = 0
  /** Bytes that the users of a heap would fetch for nothing. */
  const wasteFor = ({ users }: Heap, fetched: readonly Heap[]): number =>
    fetched.reduce(
      (sum, heap) => sum + heap.bytes * (weigh(users, users) - weigh(users, heap.users)),
      0,
    )
  all.forEach((a, at) => {
    for (const b of all.slice(at + 1)) {
      const shared = weigh(a.users, b.users) * FILE_BYTES
      // What the two themselves waste is quickly known, and mostly too much.
      if (shared <= most || shared - wasteFor(b, [a]) - wasteFor(a, [b]) <= most) continue
      const gain = shared - wasteFor(b, needs(a)) - wasteFor(a, needs(b))
      if (gain <= most || runsInCircles({ a, b }, needs)) continue
      most = gain
      best = { a, b }
    }
  })
  return best
}

/** One needs the other through a third. */
const runsInCircles = ({ a, b }: Pair, needs: Needs): boolean =>
  [...needs(a), ...needs(b)].some((third) => {
    if (third === a || third === b) return false
    const beyond = needs(third)
    return beyond.includes(a) || beyond.includes(b)
  })

function merged(all: readonly Heap[], { a, b }: Pair, needs: Needs): Heap[] {
  const users = new Set([...a.users, ...b.users])
  const fetched = new Set([...needs(a), ...needs(b)])
  const others = all.filter((heap) => heap !== a && heap !== b)
  return [
    ...others.map((heap) =>
      fetched.has(heap) ? { ...heap, users: new Set([...heap.users, ...users]) } : heap,
    ),
    { modules: [...a.modules, ...b.modules], bytes: a.bytes + b.bytes, users },
  ]
}
