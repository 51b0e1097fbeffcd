/** Leagues of one country are linked by the teams that go up and down; tier 0 is the highest. */
export interface League {
  readonly country: string
  readonly tier: number
}

const COUNTRIES: readonly [RegExp, string][] = [
  [/^SC\d$/, 'Scotland'],
  [/^SP\d$/, 'Spain'],
  [/^E[\dC]$/, 'England'],
  [/^D\d$/, 'Germany'],
  [/^I\d$/, 'Italy'],
  [/^F\d$/, 'France'],
  [/^N\d$/, 'Netherlands'],
  [/^B\d$/, 'Belgium'],
  [/^P\d$/, 'Portugal'],
  [/^T\d$/, 'Turkey'],
  [/^G\d$/, 'Greece'],
]

/** England and Scotland number their leagues from nought, all others from one. */
export function leagueOf(div: string): League {
  const country = COUNTRIES.find(([pattern]) => pattern.test(div))?.[1]
  if (country === undefined) return { country: div, tier: 0 }
  if (div === 'EC') return { country, tier: 4 }
  const figure = Number(div.at(-1))
  return { country, tier: /^(E|SC)/.test(div) ? figure : figure - 1 }
}
