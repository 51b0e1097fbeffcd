/** A match of a list, as far as this person's television has shown it. */
interface ListedRow<Phase> {
  readonly id: string
  readonly phase: Phase
  /** Television has shown nothing of it yet: the phase stands in for what is known. */
  readonly syncing: boolean
}

/**
 * As what a match is listed and counted, in a list as on home. One that waits for television is
 * being played if television knows it as such, and nothing otherwise. Before television has told what is
 * being played (`null`) it stands where its end is not told, and no figure counts it.
 */
export function listedPhase<Phase>(
  { id, phase, syncing }: ListedRow<Phase>,
  playing: ReadonlySet<string> | null,
): { readonly phase: Phase | 'unknown'; readonly waits: boolean } {
  if (!syncing || playing?.has(id)) return { phase, waits: false }
  return playing ? { phase: 'unknown', waits: false } : { phase, waits: true }
}
