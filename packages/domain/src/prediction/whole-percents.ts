import { percentsOf } from '#standings/percent.ts'
import type { Chances } from './rated-match.ts'

/** Chances as people read them: whole percents that make 100. */
export function wholePercents(chances: Chances): Chances {
  const [home = 0, draw = 0, away = 0] = percentsOf([chances.home, chances.draw, chances.away])
  return { home, draw, away }
}
