import type { Seat } from './market-strength.ts'

const FEW = 3
const MANY = 7

/** Days since each team's last match, as far as the files know of it. */
export function restDays(): {
  /** 1 when only the home team has had three days or fewer, −1 when only the away team has. */
  tired(seat: Seat): number
  /** The same for a week or more. */
  rested(seat: Seat): number
  learn(seat: Seat): void
} {
  const last = new Map<number, number>()
  const days = (team: number, day: number) => day - (last.get(team) ?? day - MANY)
  const compare = ({ home, away, day }: Seat, is: (days: number) => boolean) =>
    Number(is(days(home, day))) - Number(is(days(away, day)))
  return {
    tired: (seat) => compare(seat, (each) => each <= FEW),
    rested: (seat) => compare(seat, (each) => each >= MANY),
    learn({ home, away, day }) {
      last.set(home, day)
      last.set(away, day)
    },
  }
}
