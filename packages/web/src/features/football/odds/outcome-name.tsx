import { cx } from '#ui/class-names.ts'
import s from '#features/football/odds/cards/market-cards.module.css'

export type OutcomeWord = 'home' | 'draw' | 'away'

export const OUTCOMES = ['home', 'draw', 'away'] as const
export const OUTCOME_NAMES: Record<OutcomeWord, string> = {
  home: '主胜',
  draw: '平局',
  away: '客胜',
}

/** A result with its colour, in a table. */
export const OutcomeName = ({ outcome }: { outcome: OutcomeWord }) => (
  <span className={cx(s.outcome, s[outcome])}>{OUTCOME_NAMES[outcome]}</span>
)
