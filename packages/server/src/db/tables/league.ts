import type { ColumnType } from 'kysely'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Zone } from '@linmen/domain/sport/atlas.ts'

export interface LeagueTable {
  id: string
  sport: Sport
  country_id: string
  name: string
  full_name: string
  /** Initial of the name in pinyin. */
  letter: string
  colour: string
  hot: boolean
  category: number
  level: number
  kind: 'league' | 'cup'
  rules: string
  zones: ColumnType<Zone[], string>
}
