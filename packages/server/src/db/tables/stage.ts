export interface StageTable {
  id: string
  season_id: string
  name: string
  kind: 'table' | 'groups' | 'knockout'
  place: number
}
