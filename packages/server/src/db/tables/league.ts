export interface LeagueTable {
  id: string
  name: string
  /** Initial of the name in pinyin. */
  letter: string
  colour: string
  hot: boolean
}
