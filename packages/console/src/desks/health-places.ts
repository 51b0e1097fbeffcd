import { healthDesks } from '@linmen/contract/console/health-desks.ts'
import type { ConsoleDesk } from '#kit/console-desk.ts'

export const healthPlaces: readonly ConsoleDesk[] = [
  { desk: healthDesks.live, group: 'system' },
  { desk: healthDesks.mishaps, group: 'system' },
]
