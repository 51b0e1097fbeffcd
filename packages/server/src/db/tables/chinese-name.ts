export interface ChineseNameTable {
  thing: 'team' | 'league' | 'player'
  key: string
  name: string
}
