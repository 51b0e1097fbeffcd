/** Every match of a tree. */
export const legsOf = <Leg>(
  rounds: readonly { readonly ties: readonly { readonly legs: readonly Leg[] }[] }[],
): Leg[] => rounds.flatMap(({ ties }) => ties.flatMap(({ legs }) => legs))
