import { gamesByTeam, type Played, type TeamGame } from './played.ts'

export interface OddEven {
  readonly odd: number
  readonly even: number
}

export interface TeamOddEven {
  readonly teamId: string
  readonly all: OddEven
  readonly home: OddEven
  readonly away: OddEven
}

/** 单双: is the sum of both sides' points odd? One row for every team. */
export function oddEvenTable(teamIds: readonly string[], played: readonly Played[]): TeamOddEven[] {
  const games = gamesByTeam(played)
  return teamIds.map((teamId) => {
    const own = games.get(teamId) ?? []
    return {
      teamId,
      all: oddEvenOf(own),
      home: oddEvenOf(own.filter(({ atHome }) => atHome)),
      away: oddEvenOf(own.filter(({ atHome }) => !atHome)),
    }
  })
}

export function oddEvenOf(games: readonly Pick<TeamGame, 'own' | 'other'>[]): OddEven {
  const odd = games.filter(({ own, other }) => (own + other) % 2 === 1).length
  return { odd, even: games.length - odd }
}
