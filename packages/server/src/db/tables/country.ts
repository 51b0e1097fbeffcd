import type { Area } from '@linmen/domain/sport/atlas.ts'

export interface CountryTable {
  id: string
  name: string
  /** Initial of the name in pinyin. */
  letter: string
  area: Area
}
