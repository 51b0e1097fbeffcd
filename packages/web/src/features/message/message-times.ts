import type { MessageModule } from '@linmen/contract/message/message.schemas.ts'
import {
  messageModules,
  tidyTimes,
  type MessageTimes,
} from '@linmen/domain/message/message-times.ts'
import { serverNowMs } from '#kit/clock.ts'
import { memberId } from '#kit/login-state.ts'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'

/** What a member last looked at, on this device. Who never looked has looked now. */
export interface LookedAt {
  readonly comments: number
  readonly likes: number
  readonly follows: number
  readonly modules: MessageTimes
}

export type CommunityTime = 'comments' | 'likes' | 'follows'

const keyOf = () => `${storageKeys.messageTimes}.${memberId() ?? ''}`

export function lookedAt(): LookedAt {
  const nowMs = serverNowMs()
  const kept = recordOf(readJson(onDevice, keyOf()))
  const times: LookedAt = {
    comments: momentOf(kept['comments']) ?? nowMs,
    likes: momentOf(kept['likes']) ?? nowMs,
    follows: momentOf(kept['follows']) ?? nowMs,
    modules: tidyTimes(momentsOf(recordOf(kept['modules'])), nowMs),
  }
  writeJson(onDevice, keyOf(), times)
  return times
}

export const noteLooked = (what: CommunityTime | MessageModule): void => {
  const [times, nowMs] = [lookedAt(), serverNowMs()]
  const noted =
    what === 'comments' || what === 'likes' || what === 'follows'
      ? { ...times, [what]: nowMs }
      : { ...times, modules: { ...times.modules, [messageModules[what]]: nowMs } }
  writeJson(onDevice, keyOf(), noted)
}

export function noteAllLooked(): void {
  const nowMs = serverNowMs()
  const modules = Object.fromEntries(Object.values(messageModules).map((key) => [key, nowMs]))
  writeJson(onDevice, keyOf(), { comments: nowMs, likes: nowMs, follows: nowMs, modules })
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const momentOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

const momentsOf = (record: Readonly<Record<string, unknown>>): MessageTimes =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const ms = momentOf(value)
      return ms === undefined || !/^\d+$/.test(key) ? [] : [[Number(key), ms]]
    }),
  )
