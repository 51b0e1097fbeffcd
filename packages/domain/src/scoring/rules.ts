/** 0 home, 1 draw, 2 away. */
export type Outcome = 0 | 1 | 2
export type Result3 = readonly [number, number, number]

export const outcomeOf = (homeGoals: number, awayGoals: number): Outcome =>
  homeGoals > awayGoals ? 0 : homeGoals === awayGoals ? 1 : 2

/** Ranked probability score: a home win forecast is less wrong by a draw than by an away win. */
export function rankedScore(p: Result3, came: Outcome): number {
  const first = p[0] - Number(came === 0)
  const second = p[0] + p[1] - Number(came <= 1)
  return (first * first + second * second) / 2
}

export const logLoss = (chance: number): number => -Math.log(Math.max(chance, 1e-12))

export const pairLogLoss = (chance: number, came: boolean): number =>
  logLoss(came ? chance : 1 - chance)

export function brierScore(p: Result3, came: Outcome): number {
  let sum = 0
  for (let i = 0; i < 3; i++) sum += (p[i]! - Number(i === came)) ** 2
  return sum
}

export function isFavourite(p: Result3, came: Outcome): boolean {
  return p[came] >= p[0] && p[came] >= p[1] && p[came] >= p[2]
}
