import type { ColumnType } from 'kysely'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Venue } from '@linmen/domain/sport/atlas.ts'

export interface TeamTable {
  id: string
  sport: Sport
  league_id: string
  country_id: string
  name: string
  /** What is heard of the name; null until it has been listened to. */
  sounds: string | null
  founded_year: number
  coach: string
  venue: ColumnType<Venue, string>
}
