const NEAR = 1

/** The rows of the teams and their neighbours; a short table is shown whole. */
export function aroundTeams<Row extends { readonly teamId: string }>(
  rows: readonly Row[],
  teams: readonly string[],
): readonly Row[] {
  const places = teams.map((team) => rows.findIndex(({ teamId }) => teamId === team))
  const near = rows.filter((_, at) =>
    places.some((place) => place >= 0 && Math.abs(place - at) <= NEAR),
  )
  return near.length === 0 || rows.length <= SHORT ? rows : near
}

const SHORT = 6
