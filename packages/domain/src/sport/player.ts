export type FootballPosition = 'goalkeeper' | 'defender' | 'midfielder' | 'forward'
export type BasketballPosition = 'guard' | 'forward' | 'centre'

export interface Player {
  readonly id: string
  readonly teamId: string
  readonly name: string
  readonly shirt: number
  readonly position: FootballPosition | BasketballPosition
  readonly birthDay: string
  readonly heightCm: number
  readonly weightKg: number
  readonly countryId: string
  /** Which foot or hand is the stronger. */
  readonly strong: 'left' | 'right' | 'both'
  /** Estimated transfer value or yearly pay, in ten thousand euros. */
  readonly value: number
  readonly contractUntil: string
}

export interface Transfer {
  readonly playerId: string
  readonly day: string
  /** Names as they were then; null is the academy or no club. */
  readonly from: string | null
  readonly to: string
  readonly kind: 'transfer' | 'loan' | 'free' | 'academy' | 'draft'
  /** In ten thousand euros; null is undisclosed. */
  readonly fee: number | null
}

export interface Honour {
  readonly playerId: string
  readonly season: string
  readonly name: string
}

/** One season of a player's past for one team. Numbers of matches that were played, never estimates. */
export interface CareerLine {
  readonly playerId: string
  readonly season: string
  readonly leagueName: string
  readonly teamName: string
  readonly appearances: number
  /** Football: goals, assists, yellow, red. Basketball: points, rebounds, assists, minutes, all totals. */
  readonly figures: Readonly<Record<string, number>>
}

/** Who plays for a team, and where they come from. */
export interface Squad {
  readonly teamId: string
  readonly players: readonly Player[]
  readonly transfers: readonly Transfer[]
  readonly honours: readonly Honour[]
  readonly career: readonly CareerLine[]
}
