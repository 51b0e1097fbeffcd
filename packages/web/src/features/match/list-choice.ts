import { lotteryGame } from '@linmen/contract'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import type { ListTab } from '@linmen/domain/match/match-list.ts'
import { inTab, onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'
import { createStore, useStore, type Store } from '#kit/store.ts'

/** What the person chose to see. The day is remembered for this visit only, the rest on the device. */
export interface ListChoice {
  readonly tab: ListTab
  /** Null is today, whichever day that is. */
  readonly day: string | null
  readonly lottery: LotteryGame | null
  readonly leagues: readonly string[] | null
}

/** Each sport's list has its own. */
export const useListChoice = (sport: Sport) =>
  [useStore(choices[sport].store), choices[sport].choose] as const

const choices = {
  football: createChoice({ filter: storageKeys.matchFilter, day: storageKeys.matchDay }),
  basketball: createChoice({
    filter: storageKeys.basketballFilter,
    day: storageKeys.basketballDay,
  }),
}

interface Keys {
  readonly filter: string
  readonly day: string
}

function createChoice(keys: Keys): {
  store: Store<ListChoice>
  choose(change: Partial<ListChoice>): void
} {
  const store = createStore(readChoice(keys))
  const choose = (change: Partial<ListChoice>) => {
    store.set({ ...store.get(), ...change })
    const { day, lottery, leagues } = store.get()
    writeJson(onDevice, keys.filter, { lottery, leagues })
    writeJson(inTab, keys.day, day)
  }
  return { store, choose }
}

function readChoice(keys: Keys): ListChoice {
  const kept = readJson(onDevice, keys.filter) as Partial<ListChoice> | undefined
  const day = readJson(inTab, keys.day)
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
