import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { MatchLive, Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { createStore, type Store } from '#kit/store.ts'

/** What tells whether television may be behind. */
export interface Standing {
  readonly phase: string
  readonly score: MatchLive['score'] | Pair
}

export interface State<Live> {
  readonly live: Live
  readonly odds: CompanyOdds | null
}

export interface Listed<Live> extends State<Live> {
  readonly id: string
  readonly kickOffAtMs: number
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

export interface Snapshot<Live> {
  readonly asOfMs: number
  readonly matches: readonly { readonly matchId: string; readonly live: Live }[]
}

/** How states follow each other in a sport. */
export interface StateRules<Live> {
  apply(held: State<Live>, update: Partial<State<Live>>): State<Live>
  /** How the row stood before the page was loaded again, where it may be shown. */
  before(matchId: string, newest: Live): Live | undefined
  /** Under way, and nothing more: older than any state that was reported. */
  readonly standIn: Live
}

export interface ViewPorts {
  /** The time of day, whatever television shows. */
  heardMs(): number
  /** Whether television may not have shown yet what is known of a match. */
  isBehind(match: { id: string; kickOffAtMs: number }, live: Standing): boolean
  /** Rises when a match enters another phase, so that counts and order can follow. */
  readonly phases: Store<number>
}

/** What every row of a board holds. */
export function createViews<Match extends Listed<Live>, Live extends Standing, Notice>(
  { apply, before, standIn }: StateRules<Live>,
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
