/** What the ratings of a league say about one match, in whole ten-thousandths so that it can be kept for ever. */
export interface RatedMatch {
  readonly chances: Chances
  readonly goals: { readonly home: number; readonly away: number }
  readonly rho: number
  /** Matches the ratings were learned from. */
  readonly sample: number
}

export interface Chances {
  readonly home: number
  readonly draw: number
  readonly away: number
}

/** Ten-thousandths that add up to exactly ten thousand: what rounding leaves goes to the likeliest. */
export function wholeChances([home, draw, away]: readonly [number, number, number]): Chances {
  const whole = { home: parts(home), draw: parts(draw), away: parts(away) }
  const rest = 10_000 - whole.home - whole.draw - whole.away
  const likeliest =
    home >= draw && home >= away ? 'home' : away >= draw ? ('away' as const) : ('draw' as const)
  return { ...whole, [likeliest]: whole[likeliest] + rest }
}

const parts = (value: number) => Math.round(value * 10_000)
