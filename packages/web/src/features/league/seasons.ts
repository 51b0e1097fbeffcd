import type { SeasonEntry } from '@linmen/contract/league/atlas.schemas.ts'

/** Seasons that have something to show, newest first: those announced after the present one wait. */
export function begunSeasons(seasons: readonly SeasonEntry[]): readonly SeasonEntry[] {
  const present = seasons.findIndex(({ current }) => current)
  return present < 0 ? seasons : seasons.slice(present)
}

/** `26/27`, `26 秋季`, or `2026` where a season is a calendar year. */
export const shortSeason = (name: string): string => name.replace(/^20(?=\d\d(\/| .季))/, '')

/** `2026/27 赛季`; with two seasons a year `2026 秋季赛`. */
export const seasonTitle = (name: string): string =>
  isHalfYear(name) ? `${name}赛` : `${name} 赛季`

export const seasonWord = (season: { readonly name: string } | null): string =>
  season ? seasonTitle(season.name) : '赛季未定'

/** Newest first: what begins in autumn goes on longer than what began in spring or is a year of its own. */
export const bySeason = (a: string, b: string): number =>
  Number(b.slice(0, 4)) - Number(a.slice(0, 4)) || partOf(b) - partOf(a) || b.localeCompare(a)

const isHalfYear = (name: string) => name.endsWith('季')

function partOf(name: string): number {
  if (name.endsWith('春季')) return 0
  if (name.endsWith('秋季')) return 2
  return name.includes('/') ? 3 : 1
}
