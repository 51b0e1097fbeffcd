import { createStore, type Store } from '#kit/store.ts'

/** What one member adds to a match: their star, and the plans on sale for it. */
export interface MatchExtras {
  readonly followed: boolean
  readonly plans: number
}

const none: MatchExtras = { followed: false, plans: 0 }
const extras = new Map<string, Store<MatchExtras>>()
/** Matches whose star was told or turned: a list of followed matches knows nothing newer. */
const told = new Set<string>()
/** When a star was turned last, as a count of turns. */
const turned = new Map<string, number>()
let turns = 0
/** Rises with every star that is set or taken away. */
export const stars = createStore(0)

export function extrasOf(id: string): Store<MatchExtras> {
  const known = extras.get(id)
  if (known) return known
  const made = createStore(none)
  extras.set(id, made)
  return made
}

export function takeExtras(states: readonly (MatchExtras & { matchId: string })[]): void {
  let changed = false
  for (const { matchId, followed, plans } of states) {
    told.add(matchId)
    const held = extrasOf(matchId).get()
    if (held.followed !== followed || held.plans !== plans)
      extrasOf(matchId).set({ followed, plans })
    changed ||= held.followed !== followed
  }
  if (changed) stars.set(stars.get() + 1)
}

/** Lights the stars of matches the member is known to follow, before anything else is known of them. */
export function takeFollowed(ids: readonly string[]): void {
  const dark = ids.filter((id) => !told.has(id) && !extrasOf(id).get().followed)
  for (const id of dark) extrasOf(id).set({ ...extrasOf(id).get(), followed: true })
  if (dark.length > 0) stars.set(stars.get() + 1)
}

export function setStar(id: string, followed: boolean): void {
  told.add(id)
  turned.set(id, (turns += 1))
  extrasOf(id).set({ ...extrasOf(id).get(), followed })
  stars.set(stars.get() + 1)
}

/** An answer as it is by now: stars turned after its question was asked are as they were turned. */
export async function asTurned<State extends { matchId: string; followed: boolean }>(
  ask: () => Promise<{ states: State[] }>,
): Promise<{ states: State[] }> {
  const asked = turns
  const { states } = await ask()
  const isNewer = ({ matchId }: State) => (turned.get(matchId) ?? 0) > asked
  return {
    states: states.map((state) =>
      isNewer(state) ? { ...state, followed: extrasOf(state.matchId).get().followed } : state,
    ),
  }
}
