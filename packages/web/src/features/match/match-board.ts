import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { Highlight, MatchLive, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballLiveSnapshot, MatchChange } from '@linmen/contract/match/match.topics.ts'
import { isLive } from '@linmen/domain/match/football-status.ts'
import {
  applyMatchChange,
  causeOf,
  changedSide,
  type MatchState,
} from '@linmen/domain/match/match-merge.ts'
import { createStore, type Store } from '#kit/store.ts'
import { motionMs } from '#ui/motion/motion.ts'

/** Something just happened; the row shows it for a while. */
export interface Notice {
  readonly kind: Highlight['kind']
  readonly side: Side | null
  readonly event: Highlight
  /** The time is up; only the colour still fades. */
  readonly leaving: boolean
}

/** Everything a row shows that can change. */
export interface MatchView extends MatchState {
  readonly match: FootballMatch
  readonly notice: Notice | null
}

interface Ports {
  nowMs(): number
  later(run: () => void, ms: number): unknown
}

// A replayed change after a long sleep is news no more.
const NEWS_MS = 60_000
const HELD_MS = { goal: motionMs.goal, correction: motionMs.goal, redCard: motionMs.sentOff }

export type MatchBoard = ReturnType<typeof createMatchBoard>

/** The matches on screen. Each row follows its own match; nothing else is drawn when one changes. */
export function createMatchBoard(ports: Ports) {
  const views = new Map<string, Store<MatchView>>()
  const listeners = new Set<(view: MatchView, notice: Notice) => void>()
  /** Rises when a match enters another phase, so that counts and order can follow. */
  const phases = createStore(0)
  const asOf = createStore(0)
  const playing = createPlaying()

  const viewOf = (match: FootballMatch): Store<MatchView> => {
    const { id, live, odds } = match
    const view = views.get(id) ?? createStore<MatchView>({ match, live, odds, notice: null })
    views.set(id, view)
    return view
  }
  const merge = (view: Store<MatchView>, update: Partial<MatchState>): MatchView => {
    const held = view.get()
    const next = applyMatchChange(held, update)
    if (next !== held) view.set({ ...held, ...next })
    if (next.live.phase !== held.live.phase) phases.set(phases.get() + 1)
    return held
  }
  const heardAt = (ms: number) => asOf.set(Math.max(asOf.get(), ms))

  return {
    phases,
    asOf,
    /** Every match being played, listed here or not. Null until the live topic has spoken. */
    playing: playing.ids,
    /** The place of a match. A new one is made silently, so a row may ask while it is drawn. */
    viewOf,
    /** Takes a list in. Newer states that were pushed meanwhile stay. */
    take: (matches: readonly FootballMatch[], asOfMs: number) => {
      for (const match of matches) {
        const view = viewOf(match)
        const { live, odds } = match
        const otherCompany = view.get().odds?.company !== odds?.company
        if (view.get().match !== match)
          view.set({ ...view.get(), match, ...(otherCompany && { odds }) })
        merge(view, { live, odds })
      }
      phases.set(phases.get() + 1)
      heardAt(asOfMs)
    },
    takeSnapshot: ({ matches, asOfMs }: FootballLiveSnapshot) => {
      for (const { matchId, live } of matches) {
        const view = views.get(matchId)
        if (view) merge(view, { live })
      }
      playing.replace(matches)
      heardAt(asOfMs)
    },
    takeChange: ({ matchId, live, odds, asOfMs }: Omit<MatchChange, 'cause'>) => {
      heardAt(asOfMs)
      if (live) playing.note(matchId, live)
      const view = views.get(matchId)
      if (!view) return
      const sameCompany = odds && odds.company === view.get().odds?.company
      const before = merge(view, { ...(live && { live }), ...(sameCompany && { odds }) })
      const notice = noticeOf(before, view.get(), ports.nowMs())
      if (!notice) return
      hold(view, notice, ports)
      listeners.forEach((listener) => listener(view.get(), notice))
    },
    heardAt,
    onNotice: (listener: (view: MatchView, notice: Notice) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function createPlaying() {
  const ids = createStore<ReadonlySet<string> | null>(null)
  return {
    ids,
    replace: (matches: FootballLiveSnapshot['matches']) => {
      const on = matches.filter(({ live }) => isLive(live.phase)).map(({ matchId }) => matchId)
      const held = ids.get()
      if (held?.size !== on.length || on.some((id) => !held.has(id))) ids.set(new Set(on))
    },
    note: (id: string, { phase }: Pick<MatchLive, 'phase'>) => {
      const held = ids.get()
      if (!held || held.has(id) === isLive(phase)) return
      ids.set(new Set(isLive(phase) ? [...held, id] : [...held].filter((each) => each !== id)))
    },
  }
}

/** Shows a notice for its time, then only its fading colour, unless something newer took its place. */
function hold(view: Store<MatchView>, notice: Notice, { later }: Ports): void {
  const change = (next: Notice | null) => {
    if (view.get().notice?.event === notice.event) view.set({ ...view.get(), notice: next })
  }
  view.set({ ...view.get(), notice })
  later(() => change({ ...notice, leaving: true }), HELD_MS[notice.kind])
  later(() => change(null), HELD_MS[notice.kind] + motionMs.goalOut)
}

function noticeOf(before: MatchView, after: MatchView, nowMs: number): Notice | null {
  if (before.live === after.live) return null
  const kind = causeOf(before.live, after.live)
  const event = after.live.highlight
  if (kind === 'stat' || kind === 'status' || !event || event.kind !== kind) return null
  if (nowMs - event.atMs > NEWS_MS) return null
  return { kind, side: changedSide(before.live, after.live), event, leaving: false }
}
