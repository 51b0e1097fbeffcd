export interface PlayerTable {
  id: string
  team_id: string
  name: string
}
