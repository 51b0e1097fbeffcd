import { goalKey } from '@linmen/domain/red-packet/rain-rules.ts'
import { onSession } from '#kit/login-state.ts'
import { createStore } from '#kit/store.ts'

interface Joined {
  readonly goals: ReadonlySet<string>
  readonly lastAtMs: number | null
}

const NONE: Joined = { goals: new Set(), lastAtMs: null }

/** Goals this visit is done with. Another member, or nobody, begins anew. */
export const joinedGoals = createStore(NONE)
onSession(() => joinedGoals.set(NONE))

/** A goal is not asked for again. `atMs` where somebody really joined. */
export function noteJoined(matchId: string, goal: number, atMs: number | null): void {
  const { goals, lastAtMs } = joinedGoals.get()
  joinedGoals.set({
    goals: new Set([...goals, goalKey(matchId, goal)]),
    lastAtMs: atMs ?? lastAtMs,
  })
}
