interface Told<Live> {
  readonly matchId: string
  readonly live?: Live | undefined
}

interface Change<Live> {
  readonly matchId: string
  readonly before: Live
  readonly after: Live
}

interface Listening<Live> {
  /** Runs something as late as television shows it. */
  hold(run: () => void): void
  changed(change: Change<Live>): void
}

/**
 * Ears for the topic of a sport: every change of every match, as late as television. What was missed
 * while the line was down is told as one change when it stands again.
 */
export function changesOf<Live extends { readonly version: number }>({
  hold,
  changed,
}: Listening<Live>) {
  const held = new Map<string, Live>()
  const take = ({ matchId, live }: Told<Live>) => {
    const before = held.get(matchId)
    if (!live || (before && live.version <= before.version)) return
    held.set(matchId, live)
    if (before) changed({ matchId, before, after: live })
  }
  return {
    snapshot: ({ matches }: { readonly matches: readonly Told<Live>[] }) =>
      hold(() => matches.forEach(take)),
    delta: (delta: ({ readonly kind: 'change' } & Told<Live>) | { readonly kind: 'pulse' }) => {
      if (delta.kind === 'change') hold(() => take(delta))
    },
  }
}
