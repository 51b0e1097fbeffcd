import { percentOf } from '#standings/percent.ts'
import type { SeenMatch } from './seen-match.ts'

/** How a team did in some matches. Half wins are wins, half losses are losses, stakes back are pushes. */
export interface TeamRecord {
  readonly played: number
  readonly win: number
  readonly draw: number
  readonly lose: number
  /** 赢盘, 走盘, 输盘: only matches whose closing handicap is known. */
  readonly handicap: { readonly win: number; readonly push: number; readonly lose: number }
  /** 大球, 走, 小球: only matches whose closing total is known. */
  readonly total: { readonly over: number; readonly push: number; readonly under: number }
  readonly scored: number
  readonly conceded: number
}

export function recordOf(matches: readonly SeenMatch[]): TeamRecord {
  const count = (is: (match: SeenMatch) => boolean) => matches.filter(is).length
  const sum = (of: (match: SeenMatch) => number) =>
    matches.reduce((all, match) => all + of(match), 0)
  return {
    played: matches.length,
    win: count(({ outcome }) => outcome === 'win'),
    draw: count(({ outcome }) => outcome === 'draw'),
    lose: count(({ outcome }) => outcome === 'lose'),
    handicap: {
      win: count(({ handicap }) => handicap !== null && handicap > 0),
      push: count(({ handicap }) => handicap === 0),
      lose: count(({ handicap }) => handicap !== null && handicap < 0),
    },
    total: {
      over: count(({ over }) => over !== null && over > 0),
      push: count(({ over }) => over === 0),
      under: count(({ over }) => over !== null && over < 0),
    },
    scored: sum(({ scored }) => scored),
    conceded: sum(({ conceded }) => conceded),
  }
}

/** Whole percentages of a record. Each market is measured against the matches it is known for. */
export interface RecordShares {
  readonly win: number
  readonly draw: number
  readonly lose: number
  readonly handicapWin: number
  readonly over: number
}

export function sharesOf({ played, win, draw, lose, handicap, total }: TeamRecord): RecordShares {
  return {
    win: percentOf(win, played),
    draw: percentOf(draw, played),
    lose: percentOf(lose, played),
    handicapWin: percentOf(handicap.win, handicap.win + handicap.push + handicap.lose),
    over: percentOf(total.over, total.over + total.push + total.under),
  }
}

/** Mean with one decimal. */
export const meanOf = (sum: number, played: number): number =>
  Math.round((sum * 10) / Math.max(1, played)) / 10
