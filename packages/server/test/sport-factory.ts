import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { League, Team } from '@linmen/domain/sport/atlas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import type { Player } from '@linmen/domain/sport/player.ts'

/** Parts of a sports world with everything a test does not care about filled in. */
export const leagueNamed = (name: string, sport: Sport = 'football'): League => ({
  id: `l-${sport}`,
  sport,
  countryId: '0',
  name,
  fullName: name,
  letter: 'Y',
  colour: '#5A2A8C',
  hot: true,
  category: sport === 'football' ? 1 : 7,
  level: 1,
  kind: 'league',
  rules: '',
  zones: [],
})

export const teamNamed = (id: string, name: string, league: League): Team => ({
  id,
  sport: league.sport,
  leagueId: league.id,
  countryId: league.countryId,
  name,
  foundedYear: 1900,
  coach: '',
  venue: { id, name: '', city: '', capacity: 0 },
})

type Given = Partial<Fixture> & Pick<Fixture, 'id' | 'day' | 'kickOffAtMs'>

export const fixtureBetween = ([home, away]: readonly Team[], given: Given): Fixture => ({
  sport: home!.sport,
  leagueId: home!.leagueId,
  seasonId: `${home!.leagueId}-now`,
  stageId: `${home!.leagueId}-stage`,
  round: 1,
  roundName: '第1轮',
  group: null,
  homeId: home!.id,
  awayId: away!.id,
  neutral: false,
  ranks: { home: 1, away: 9 },
  referee: null,
  lottery: { single: { number: '周三001', handicap: -1 }, beijing: null, pool: null },
  media: { video: false, cartoon: false },
  firstLegId: null,
  ...given,
})

export const playerNamed = (id: string, name: string, teamId: string): Player => ({
  id,
  teamId,
  name,
  shirt: 9,
  position: 'forward',
  birthDay: '2000-01-01',
  heightCm: 180,
  weightKg: 75,
  countryId: '0',
  strong: 'right',
  value: 100,
  contractUntil: '2028-06-30',
})
