/** What may be known of a player in a list of names. */
export interface ListedPlayer {
  readonly role: string | null
  readonly rating: string | null
  readonly height: string | null
}

const COLUMNS: readonly {
  readonly head: string
  readonly of: (player: ListedPlayer) => string | null
}[] = [
  { head: '角色', of: ({ role }) => role },
  { head: '评分', of: ({ rating }) => rating },
  { head: '身高', of: ({ height }) => height },
]

/** A column in which nobody has a value is left out. */
export const lastColumns = (players: readonly ListedPlayer[]) =>
  COLUMNS.filter(({ of }) => players.some((player) => of(player) !== null))
