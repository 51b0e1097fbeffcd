import { delayMs } from '#sport/shield/shield.ts'
import type { Store } from '#kit/store.ts'
import type { BoardView } from './board-views.ts'

interface Board<Match, Live> {
  readonly asOf: Store<number>
  viewOf(match: Match): Store<Pick<BoardView<Match, Live, unknown>, 'live' | 'syncing'>>
}

/** Matches as their rows show them. One that waits for television stays as it was read. */
export const asShown = <Match extends { readonly live: Live }, Live>(
  matches: readonly Match[],
  board: Board<Match, Live>,
): Match[] =>
  matches.map((match) => {
    const { live, syncing } = board.viewOf(match).get()
    return syncing ? match : { ...match, live }
  })

/** How old the rows are by now. */
export const shownAsOf = (asOfMs: number, { asOf }: Pick<Board<never, never>, 'asOf'>): number =>
  Math.max(asOfMs, asOf.get() - delayMs())
