import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { createStore, type Store } from '#kit/store.ts'
import type { ShownRow } from '#kit/device/seen-now.ts'
import { motionMs } from '#ui/motion/motion.ts'
import {
  createViews,
  type BoardView,
  type Listed,
  type Snapshot,
  type Standing,
  type State,
  type StateRules,
  type ViewPorts,
} from './board-views.ts'
import { createPlaying } from './playing-matches.ts'

/** Something just happened; the row shows it for a while. */
export interface BoardNotice {
  readonly event: object
  /** The time is up; only the colour still fades. */
  readonly leaving: boolean
}

/** What a board has to know about its sport. */
export interface BoardRules<Live, Notice> extends StateRules<Live> {
  isLive(live: Live): boolean
  /** Null where nobody needs to be told. */
  noticeOf(before: Live, after: Live, nowMs: number): Notice | null
  heldMs(notice: Notice): number
}

export interface BoardPorts extends Partial<Pick<ViewPorts, 'heardMs' | 'isBehind'>> {
  nowMs(): number
  later(run: () => void, ms: number): unknown
  /** Runs something as late as television shows it. */
  hold?(run: () => void): void
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

export interface Change<Live> {
  readonly matchId: string
  readonly asOfMs: number
  readonly live?: Live | undefined
  readonly odds?: CompanyOdds | undefined
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
