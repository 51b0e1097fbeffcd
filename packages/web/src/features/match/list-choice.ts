import { lotteryGame } from '@linmen/contract'
import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import type { ListTab } from '@linmen/domain/match/match-list.ts'
import { inTab, onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'
import { createStore, useStore } from '#kit/store.ts'

/** What the person chose to see. The day is remembered for this visit only, the rest on the device. */
export interface ListChoice {
  readonly tab: ListTab
  /** Null is today, whichever day that is. */
  readonly day: string | null
  readonly lottery: LotteryGame | null
  readonly leagues: readonly string[] | null
}

const choice = createStore(readChoice())

export const useListChoice = () => [useStore(choice), choose] as const

function choose(change: Partial<ListChoice>): void {
  choice.set({ ...choice.get(), ...change })
  const { day, lottery, leagues } = choice.get()
  writeJson(onDevice, storageKeys.matchFilter, { lottery, leagues })
  writeJson(inTab, storageKeys.matchDay, day)
}

function readChoice(): ListChoice {
  const kept = readJson(onDevice, storageKeys.matchFilter) as Partial<ListChoice> | undefined
  const day = readJson(inTab, storageKeys.matchDay)
  return {
    tab: 'all',
    day: typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null,
    lottery: isLottery(kept?.lottery) ? kept.lottery : null,
    leagues: Array.isArray(kept?.leagues) ? kept.leagues.map(String) : null,
  }
}

function isLottery(word: unknown): word is LotteryGame {
  return typeof word === 'string' && lotteryGame.encode(word as LotteryGame) !== undefined
}
