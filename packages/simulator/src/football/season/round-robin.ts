/**
 * Who meets whom in a round, counted from 1, of a double round robin: seats of home and away. In the circle method
 * everyone meets once in the first half; the second repeats it with the grounds exchanged.
 */
export function roundRobin(seats: number, round: number): [home: number, away: number][] {
  const turning = seats - 1
  const turn = (round - 1) % turning
  const pairs = Array.from({ length: seats / 2 }, (_, at): [number, number] => {
    if (at === 0) return turn % 2 === 0 ? [turn, turning] : [turning, turn]
    const [one, other] = [(turn + at) % turning, (turn + turning - at) % turning]
    return at % 2 === 1 ? [one, other] : [other, one]
  })
  return round <= turning ? pairs : pairs.map(([home, away]) => [away, home])
}
