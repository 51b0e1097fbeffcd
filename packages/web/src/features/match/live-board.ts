import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { createStore, type Store } from '#kit/store.ts'
import { motionMs } from '#ui/motion/motion.ts'

interface State<Live> {
  readonly live: Live
  readonly odds: CompanyOdds | null
}

interface Listed<Live> extends State<Live> {
  readonly id: string
}

/** Something just happened; the row shows it for a while. */
export interface BoardNotice {
  readonly event: object
  /** The time is up; only the colour still fades. */
  readonly leaving: boolean
}

/** Everything a row shows that can change. */
export interface BoardView<Match, Live, Notice> extends State<Live> {
  readonly match: Match
  readonly notice: Notice | null
}

/** What a board has to know about its sport. */
export interface BoardRules<Live, Notice> {
  isLive(live: Live): boolean
  apply(held: State<Live>, update: Partial<State<Live>>): State<Live>
  /** Null where nobody needs to be told. */
  noticeOf(before: Live, after: Live, nowMs: number): Notice | null
  heldMs(notice: Notice): number
}

export interface BoardPorts {
  nowMs(): number
  later(run: () => void, ms: number): unknown
}

/** The matches on screen. Each row follows its own match; nothing else is drawn when one changes. */
export function createLiveBoard<
  Match extends Listed<Live>,
  Live extends { readonly phase: string },
  Notice extends BoardNotice,
>(rules: BoardRules<Live, Notice>, ports: BoardPorts) {
  type View = BoardView<Match, Live, Notice>
  const listeners = new Set<(view: View, notice: Notice) => void>()
  const watchers = new Set<(before: View, after: View) => void>()
  /** Rises when a match enters another phase, so that counts and order can follow. */
  const phases = createStore(0)
  const { views, viewOf, merge } = createViews<Match, Live, Notice>(rules, phases)
  const asOf = createStore(0)
  const playing = createPlaying(rules)

  const heardAt = (ms: number) => asOf.set(Math.max(asOf.get(), ms))

  return {
    phases,
    asOf,
    /** Every match being played, listed here or not. Null until the live topic has spoken. */
    playing: playing.ids,
    /** The place of a match. A new one is made silently, so a row may ask while it is drawn. */
    viewOf,
    /** Takes a list in. Newer states that were pushed meanwhile stay. */
    take: (matches: readonly Match[], asOfMs: number) => {
      for (const match of matches) {
        const view = viewOf(match)
        relist(view, match)
        merge(view, { live: match.live, odds: match.odds } as Partial<State<Live>>)
      }
      phases.set(phases.get() + 1)
      heardAt(asOfMs)
    },
    takeSnapshot: ({ matches, asOfMs }: Snapshot<Live>) => {
      for (const { matchId, live } of matches) {
        const view = views.get(matchId)
        if (view) merge(view, { live } as Partial<State<Live>>)
      }
      playing.replace(matches)
      heardAt(asOfMs)
    },
    takeChange: ({ matchId, live, odds, asOfMs }: Change<Live>) => {
      heardAt(asOfMs)
      if (live) playing.note(matchId, live)
      const view = views.get(matchId)
      if (!view) return
      const before = merge(view, updateOf(view.get().odds, { live, odds }))
      const after = view.get()
      if (before.live === after.live) return
      watchers.forEach((watcher) => watcher(before, after))
      const notice = rules.noticeOf(before.live, after.live, ports.nowMs())
      if (!notice) return
      hold(view, { notice, heldMs: rules.heldMs(notice) }, ports)
      listeners.forEach((listener) => listener(view.get(), notice))
    },
    heardAt,
    onNotice: (listener: (view: View, notice: Notice) => void) => added(listeners, listener),
    /** Every pushed change of a listed match, told or not. */
    onChange: (watcher: (before: View, after: View) => void) => added(watchers, watcher),
  }
}

function createViews<Match extends Listed<Live>, Live extends { readonly phase: string }, Notice>(
  { apply }: Pick<BoardRules<Live, Notice>, 'apply'>,
  phases: Store<number>,
) {
  type View = BoardView<Match, Live, Notice>
  const views = new Map<string, Store<View>>()
  return {
    views,
    viewOf: (match: Match): Store<View> => {
      const { id, live, odds } = match
      const view = views.get(id) ?? createStore<View>({ match, live, odds, notice: null })
      views.set(id, view)
      return view
    },
    /** The answer is what was held before. */
    merge: (view: Store<View>, update: Partial<State<Live>>): View => {
      const held = view.get()
      const next = apply(held, update)
      if (next !== held) view.set({ ...held, ...next })
      if (next.live.phase !== held.live.phase) phases.set(phases.get() + 1)
      return held
    },
  }
}

/** Odds of another company would not be replaced by versions: they are taken as they come. */
function relist<Match extends Listed<Live>, Live, Notice>(
  view: Store<BoardView<Match, Live, Notice>>,
  match: Match,
): void {
  const held = view.get()
  const otherCompany = held.odds?.company !== match.odds?.company
  if (held.match !== match) view.set({ ...held, match, ...(otherCompany && { odds: match.odds }) })
}

/** What of a change belongs to the row: the odds of the company it shows only. */
function updateOf<Live>(
  held: CompanyOdds | null,
  { live, odds }: Pick<Change<Live>, 'live' | 'odds'>,
): Partial<State<Live>> {
  const sameCompany = odds !== undefined && odds.company === held?.company
  return { ...(live !== undefined && { live }), ...(sameCompany && { odds }) }
}

function added<T>(to: Set<T>, member: T): () => void {
  to.add(member)
  return () => void to.delete(member)
}

export interface Snapshot<Live> {
  readonly asOfMs: number
  readonly matches: readonly { readonly matchId: string; readonly live: Live }[]
}

export interface Change<Live> {
  readonly matchId: string
  readonly asOfMs: number
  readonly live?: Live | undefined
  readonly odds?: CompanyOdds | undefined
}

function createPlaying<Live>({ isLive }: { isLive(live: Live): boolean }) {
  const ids = createStore<ReadonlySet<string> | null>(null)
  return {
    ids,
    replace: (matches: Snapshot<Live>['matches']) => {
      const on = matches.filter(({ live }) => isLive(live)).map(({ matchId }) => matchId)
      const held = ids.get()
      if (held?.size !== on.length || on.some((id) => !held.has(id))) ids.set(new Set(on))
    },
    note: (id: string, live: Live) => {
      const held = ids.get()
      if (!held || held.has(id) === isLive(live)) return
      ids.set(new Set(isLive(live) ? [...held, id] : [...held].filter((each) => each !== id)))
    },
  }
}

/** Shows a notice for its time, then only its fading colour, unless something newer took its place. */
function hold<Match, Live, Notice extends BoardNotice>(
  view: Store<BoardView<Match, Live, Notice>>,
  { notice, heldMs }: { notice: Notice; heldMs: number },
  { later }: BoardPorts,
): void {
  const change = (next: Notice | null) => {
    if (view.get().notice?.event === notice.event) view.set({ ...view.get(), notice: next })
  }
  view.set({ ...view.get(), notice })
  later(() => change({ ...notice, leaving: true }), heldMs)
  later(() => change(null), heldMs + motionMs.goalOut)
}
