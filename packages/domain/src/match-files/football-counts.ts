import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'

/** What a row says beyond the score and the odds. What a file does not count is absent. */
export interface FootballCounts {
  /** The name of the competition, where a file of one country has several. */
  readonly competition: string
  readonly referee: string
  readonly corners?: Pair
  readonly yellowCards?: Pair
  readonly redCards?: Pair
}

/** A reader of rows with these columns. */
export function footballCounts(
  names: readonly string[],
): (cells: readonly string[]) => FootballCounts {
  const at = (name: string) => names.indexOf(name)
  const pair = (home: string, away: string) => {
    const one = at(home)
    const other = at(away)
    return (cells: readonly string[]): Pair | undefined => {
      const first = count(cells[one])
      const second = count(cells[other])
      return first < 0 || second < 0 ? undefined : { home: first, away: second }
    }
  }
  const text = (name: string) => {
    const place = at(name)
    return (cells: readonly string[]) => cells[place]?.trim() ?? ''
  }
  const competition = text('League')
  const referee = text('Referee')
  const corners = pair('HC', 'AC')
  const yellowCards = pair('HY', 'AY')
  const redCards = pair('HR', 'AR')
  return (cells) => ({
    competition: competition(cells),
    referee: referee(cells),
    corners: corners(cells),
    yellowCards: yellowCards(cells),
    redCards: redCards(cells),
  })
}

const count = (text: string | undefined) => (text && /^\d{1,3}$/.test(text) ? Number(text) : -1)
