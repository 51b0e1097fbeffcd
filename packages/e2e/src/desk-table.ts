import type { DeskWork } from './desk-work.ts'
import { desksOfMatches, desksOfWriters } from './desks-of-content.ts'
import { desksOfDuty, desksOfMoney, desksOfPrices } from './desks-of-money.ts'
import { desksOfHouse, desksOfPeople } from './desks-of-system.ts'

/** Every desk that is a table, and who does what there. */
export const desks: readonly DeskWork[] = [
  ...desksOfDuty,
  ...desksOfMoney,
  ...desksOfPrices,
  ...desksOfWriters,
  ...desksOfMatches,
  ...desksOfPeople,
  ...desksOfHouse,
]

/** Pages of the console that are none. */
export const ownPages = ['today', 'api']
