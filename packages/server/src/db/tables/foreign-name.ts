/** The spelling, reduced to its key, under which something was imported. */
export interface ForeignNameTable {
  thing: 'team' | 'league' | 'player'
  id: string
  key: string
}
