import type { SeasonEntry } from '@linmen/contract/sportdata/atlas.schemas.ts'

/** Seasons that have something to show, newest first: those announced after the present one wait. */
export function begunSeasons(seasons: readonly SeasonEntry[]): readonly SeasonEntry[] {
  const present = seasons.findIndex(({ current }) => current)
  return present < 0 ? seasons : seasons.slice(present)
}

/** `26/27`, or `2026` where a season is a calendar year. */
export const shortSeason = (name: string): string => name.replace(/^20(?=\d\d\/)/, '')

/** `2026/27 赛季`. */
export const seasonWord = (season: { readonly name: string } | null): string =>
  season ? `${season.name} 赛季` : '赛季未定'
