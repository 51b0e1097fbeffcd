import type { MessageModule } from '@linmen/contract/message/message.schemas.ts'

/** When each module was last looked at, by its number. */
export type MessageTimes = Readonly<Record<number, number>>

export const messageModules = {
  activity: 14,
  systems: 15,
  notices: 16,
  letters: 17,
} as const satisfies Record<MessageModule, number>

const GONE = new Set([0, 3, 4, 5, 6, 7, 8])
const ENOUGH = 4

/** What an older version kept is tidied; who has looked at too little has looked at everything now. */
export function tidyTimes(times: MessageTimes, nowMs: number): MessageTimes {
  const kept = Object.entries(times).filter(([key]) => !GONE.has(Number(key)))
  const now = Object.values(messageModules).map((key) => [key, nowMs] as const)
  return Object.fromEntries(kept.length < ENOUGH ? [...kept, ...now] : kept)
}
