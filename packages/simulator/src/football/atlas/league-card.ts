import type { Country, League, Zone } from '@linmen/domain/sport/atlas.ts'
import { COUNTRIES } from './countries.ts'
import { CUPS, type CupRow } from './cups.ts'
import { LEAGUES, type LeagueRow } from './leagues.ts'
import { cupRules, leagueRules } from './rules.ts'

/** Shown before the others. */
export const isHot = ({ id }: { readonly id: string }): boolean => HOT.has(id)

const HOT: ReadonlySet<string> = new Set(['10', '11', '13', '14', '15', '16', '22', '23'])

/** Carried by 竞彩: the hot ones and some that play on other days of the week. */
export const isCarried = (row: { readonly id: string }): boolean => isHot(row) || ALSO.has(row.id)

const ALSO: ReadonlySet<string> = new Set(
  '12 17 18 19 21 24 25 26 27 28 29 53 55 130 131 132'.split(' '),
)

export const countryCards: readonly Country[] = COUNTRIES.map(({ id, name, letter, area }) => ({
  id,
  name,
  letter,
  area,
}))

export const leagueCards: readonly League[] = [...CUPS, ...LEAGUES]
  .map(leagueCard)
  .toSorted((a, b) => Number(a.id) - Number(b.id))

function leagueCard(row: LeagueRow | CupRow): League {
  return {
    id: row.id,
    sport: 'football',
    countryId: row.country.id,
    name: row.name,
    fullName: row.fullName,
    letter: row.letter,
    colour: row.colour,
    hot: isHot(row),
    category: row.category,
    level: row.level,
    kind: row.kind,
    rules: row.kind === 'league' ? leagueRules(row) : cupRules(row),
    zones: row.kind === 'league' ? leagueZones(row) : cupZones(row),
  }
}

/** Cups take the first four or eight of their leagues; below the first division two go up and two play for it. */
function leagueZones(row: LeagueRow): Zone[] {
  const { id, level, teams } = row
  const lower = LEAGUES.some((other) => other.country === row.country && other.level === level + 1)
  const down = zone(teams - 2, teams, 'relegation', '降级区')
  const cups = CUPS.filter(
    (cup) => cup.mode === 'groups' && cup.from.some((f) => f.leagueId === id),
  )
  const continental = cups.map(({ name, firstPlace }) =>
    zone(firstPlace, firstPlace + 3, 'continental', `${name}区`),
  )
  const up = [zone(1, 2, 'promotion', '升级区'), zone(3, 6, 'playOff', '升级附加赛')]
  const title = [zone(1, 1, 'title', '冠军')]
  const top = level > 1 ? up : continental.length > 0 ? continental : title
  return [...top, ...(lower || level === 1 ? [down] : [])]
}

function cupZones({ mode }: CupRow): Zone[] {
  return mode === 'groups' ? [zone(1, 2, 'promotion', '晋级淘汰赛')] : []
}

function zone(from: number, to: number, kind: Zone['kind'], name: string): Zone {
  return { from, to, kind, name }
}
