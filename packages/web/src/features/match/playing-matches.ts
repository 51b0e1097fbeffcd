import { createStore } from '#kit/store.ts'
import type { Snapshot } from './board-views.ts'

/** Every match being played, listed or not. Null until the live topic has spoken. */
export function createPlaying<Live>({ isLive }: { isLive(live: Live): boolean }) {
  const ids = createStore<ReadonlySet<string> | null>(null)
  return {
    ids,
    replace: (matches: Snapshot<Live>['matches']) => {
      const on = matches.filter(({ live }) => isLive(live)).map(({ matchId }) => matchId)
      const held = ids.get()
      if (held?.size !== on.length || on.some((id) => !held.has(id))) ids.set(new Set(on))
    },
    /** What has to come again is being played on television, even if it is over by now. */
    startOver: (again: readonly string[], hold: (run: () => void) => void) => {
      const known = ids.get()
      if (!known) return
      ids.set(new Set([...known, ...again]))
      hold(() => ids.set(known))
    },
    note: (id: string, live: Live) => {
      const held = ids.get()
      if (!held || held.has(id) === isLive(live)) return
      ids.set(new Set(isLive(live) ? [...held, id] : [...held].filter((each) => each !== id)))
    },
  }
}
