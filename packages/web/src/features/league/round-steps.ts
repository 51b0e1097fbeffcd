/** A round as the stepper sees it. */
export interface RoundStep {
  readonly round: number | null
  readonly name: string
}

/** The rounds before and after the shown one; null at either end. */
export function stepsAround<Step extends RoundStep>(
  rounds: readonly Step[],
  shown: RoundStep | null,
): { before: Step | null; after: Step | null } {
  const at = rounds.findIndex(({ round, name }) => round === shown?.round && name === shown.name)
  if (at < 0) return { before: null, after: null }
  return { before: rounds[at - 1] ?? null, after: rounds[at + 1] ?? null }
}
