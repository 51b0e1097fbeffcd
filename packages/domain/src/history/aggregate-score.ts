import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'

/** Both legs together, seen from the home side of the second: there the other team was at home first. */
export const aggregateScore = (firstLeg: Pair, secondLeg: Pair): Pair => ({
  home: firstLeg.away + secondLeg.home,
  away: firstLeg.home + secondLeg.away,
})

/** `首回合 1-2，总比分 3-3` */
export const aggregateNote = (firstLeg: Pair, total: Pair): string =>
  `首回合 ${firstLeg.away}-${firstLeg.home}，总比分 ${total.home}-${total.away}`
