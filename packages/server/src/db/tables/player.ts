export interface PlayerTable {
  id: string
  team_id: string
  name: string
  /** What is heard of the name; null until it has been listened to. */
  sounds: string | null
}
