import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { MatchLive, Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { createStore, type Store } from '#kit/store.ts'
import type { ShownRow } from '#kit/seen-now.ts'
import { motionMs } from '#ui/motion/motion.ts'

/** What tells whether television may be behind. */
export interface Standing {
  readonly phase: string
  readonly score: MatchLive['score'] | Pair
}

interface State<Live> {
  readonly live: Live
  readonly odds: CompanyOdds | null
}

interface Listed<Live> extends State<Live> {
  readonly id: string
  readonly kickOffAtMs: number
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
  /** Television has shown nothing of it yet: `live` stands in for what is known. */
  readonly syncing: boolean
  /** When the wait began. */
  readonly sinceMs?: number | undefined
}

/** What a board has to know about its sport. */
export interface BoardRules<Live, Notice> {
  isLive(live: Live): boolean
  apply(held: State<Live>, update: Partial<State<Live>>): State<Live>
  /** Null where nobody needs to be told. */
  noticeOf(before: Live, after: Live, nowMs: number): Notice | null
  heldMs(notice: Notice): number
  /** How the row stood before the page was loaded again, where it may be shown. */
  before(matchId: string, newest: Live): Live | undefined
  /** Under way, and nothing more: older than any state that was reported. */
  readonly standIn: Live
}

export interface BoardPorts {
  nowMs(): number
  /** The time of day, whatever television shows. */
  heardMs?(): number
  later(run: () => void, ms: number): unknown
  /** Runs something as late as television shows it. */
  hold?(run: () => void): void
  /** Whether television may not have shown yet what is known of a match. */
  isBehind?(match: { id: string; kickOffAtMs: number }, live: Standing): boolean
}

/** The matches on screen. Each row follows its own match; nothing else is drawn when one changes. */
export function createLiveBoard<
  Match extends Listed<Live>,
  Live extends Standing,
  Notice extends BoardNotice,
>(rules: BoardRules<Live, Notice>, ports: BoardPorts) {
  type View = BoardView<Match, Live, Notice>
  const listeners = new Set<(view: View, notice: Notice) => void>()
  const watchers = new Set<(before: View, after: View) => void>()
  /** Rises when a match enters another phase, so that counts and order can follow. */
  const phases = createStore(0)
  const { hold, isBehind, heardMs } = { ...AT_ONCE, ...ports }
  const held = createViews<Match, Live, Notice>(rules, { phases, isBehind, heardMs })
  const { views, viewOf, merge } = held
  const asOf = createStore(0)
  const playing = createPlaying(rules)
  const heardAt = (ms: number) => asOf.set(Math.max(asOf.get(), ms))

  const change = ({ matchId, live, odds }: Change<Live>) => {
    if (live) playing.note(matchId, live)
    const view = views.get(matchId)
    if (!view) return
    const before = merge(view, updateOf(view.get().odds, { live, odds }))
    const after = view.get()
    if (before.live === after.live || before.syncing) return
    watchers.forEach((watcher) => watcher(before, after))
    const notice = rules.noticeOf(before.live, after.live, ports.nowMs())
    if (!notice) return
    show(view, { notice, heldMs: rules.heldMs(notice) }, ports)
    listeners.forEach((listener) => listener(view.get(), notice))
  }

  return {
    phases,
    asOf,
    /** Every match being played, listed here or not. Null until the live topic has spoken. */
    playing: playing.ids,
    /** The place of a match. A new one is made silently, so a row may ask while it is drawn. */
    viewOf,
    /** How the row of a match stands, where there is one. */
    rowOf: rowIn(views, asOf),
    /** Takes a list in. Newer states that were pushed meanwhile stay. */
    take: (matches: readonly Match[], asOfMs: number) => {
      // The end of a match that a row shows as running is news, however long it took.
      const isLate = (match: Match) =>
        isBehind(match, viewOf(match).get().live) || isBehind(match, match.live)
      const late = new Set(matches.filter(isLate))
      held.take(matches.filter((match) => !late.has(match)))
      if (late.size > 0) hold(() => held.take([...late]))
      heardAt(asOfMs)
    },
    takeSnapshot: ({ matches, asOfMs }: Snapshot<Live>) => {
      hold(() => {
        held.takeLive(matches)
        playing.replace(matches)
      })
      heardAt(asOfMs)
    },
    takeChange: (told: Change<Live>) => {
      heardAt(told.asOfMs)
      hold(() => change(told))
    },
    /** The delay became longer: what is on screen is too new now and has to come again. */
    startOver: () => playing.startOver(held.startOver(hold), hold),
    heardAt,
    behind: () => behindIn([...views.values()], isBehind),
    onNotice: (listener: (view: View, notice: Notice) => void) => added(listeners, listener),
    /** Every pushed change of a listed match, told or not. */
    onChange: (watcher: (before: View, after: View) => void) => added(watchers, watcher),
  }
}

const rowIn =
  <Live>(views: ReadonlyMap<string, Store<Omit<ShownRow<Live>, 'asOfMs'>>>, asOf: Store<number>) =>
  (matchId: string): ShownRow<Live> | undefined => {
    const view = views.get(matchId)
    return view && { ...view.get(), asOfMs: asOf.get() }
  }

/** The rows that television is behind of, as they stand on screen. */
const behindIn = <Match extends Listed<Live>, Live extends Standing>(
  views: readonly Store<BoardView<Match, Live, unknown>>[],
  isBehind: ViewPorts['isBehind'],
): [matchId: string, live: Live][] =>
  views.flatMap((view): [string, Live][] => {
    const { match, live, syncing } = view.get()
    return !syncing && isBehind(match, live) ? [[match.id, live]] : []
  })

const AT_ONCE = { hold: (run: () => void) => run(), isBehind: () => false, heardMs: () => 0 }

interface ViewPorts extends Required<Pick<BoardPorts, 'isBehind' | 'heardMs'>> {
  readonly phases: Store<number>
}

function createViews<Match extends Listed<Live>, Live extends Standing, Notice>(
  { apply, before, standIn }: Pick<BoardRules<Live, Notice>, 'apply' | 'before' | 'standIn'>,
  { phases, isBehind, heardMs }: ViewPorts,
) {
  type View = BoardView<Match, Live, Notice>
  const views = new Map<string, Store<View>>()

  const viewOf = (match: Match): Store<View> => {
    const known = views.get(match.id)
    if (known) return known
    const isLate = isBehind(match, match.live)
    const shown = isLate ? before(match.id, match.live) : match.live
    const [syncing, live] = [shown === undefined, shown ?? standIn]
    const { odds } = match
    const wait = { syncing, sinceMs: syncing ? heardMs() : undefined }
    const view = createStore<View>({ match, live, odds, notice: null, ...wait })
    views.set(match.id, view)
    return view
  }

  /** The answer is what was held before. */
  const merge = (view: Store<View>, update: Partial<State<Live>>): View => {
    const held = view.get()
    const next = apply(held, update)
    const syncing = held.syncing && next.live === held.live
    if (next !== held) view.set({ ...held, ...next, syncing })
    if (next.live.phase !== held.live.phase) phases.set(phases.get() + 1)
    return held
  }

  return {
    views,
    viewOf,
    merge,
    take: (matches: readonly Match[]) => {
      for (const match of matches) {
        const view = viewOf(match)
        relist(view, match)
        merge(view, { live: match.live, odds: match.odds } as Partial<State<Live>>)
      }
    },
    /** The states of listed matches; others have no row. */
    takeLive: (told: Snapshot<Live>['matches']) => {
      for (const { matchId, live } of told) {
        const view = views.get(matchId)
        if (view) merge(view, { live } as Partial<State<Live>>)
      }
    },
    /** The answer is what has to come again. */
    startOver: (hold: (run: () => void) => void): string[] => {
      const again: string[] = []
      for (const view of views.values()) {
        const { match, live, odds, syncing } = view.get()
        if (syncing || !isBehind(match, live)) continue
        again.push(match.id)
        hold(() => merge(view, { live, odds } as Partial<State<Live>>))
        const wait = { syncing: true, sinceMs: heardMs() }
        view.set({ ...view.get(), live: standIn, notice: null, ...wait })
      }
      phases.set(phases.get() + 1)
      return again
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

/** Shows a notice for its time, then only its fading colour, unless something newer took its place. */
function show<Match, Live, Notice extends BoardNotice>(
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
