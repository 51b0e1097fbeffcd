import type { Binding } from '#kit/binding.ts'
import { limitedBy } from '#kit/limits/limited-by.ts'
import { config, history, listRooms, support } from './chat.reads.ts'
import { ban, removeLine, reportLine, say, supportTeam, unban } from './say.ts'

export const chatBindings: Binding[] = [
  supportTeam,
  support,
  config,
  history,
  limitedBy('chat', say),
  limitedBy('report', reportLine),
  removeLine,
  ban,
  unban,
  listRooms,
]
