import { lotteryGame } from '@linmen/contract'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { addDays } from '@linmen/domain/match/business-day.ts'
import type { ListTab } from '@linmen/domain/match/list/match-list.ts'
import { useHabit } from '#kit/device/habit.ts'
import { inTab, onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'
import { createStore, useStore, type Store } from '#kit/store.ts'

/**
 * What the person chose to see. Tab and day are remembered for this visit only, the rest on the device. A visit
 * begins with the tab the person always goes to.
 */
export interface ListChoice {
  readonly tab: ListTab
  /** Null is today, whichever day that is. */
  readonly day: string | null
  readonly lottery: LotteryGame | null
  readonly leagues: readonly string[] | null
  /** Only well-known leagues, whichever the day has. */
  readonly hot: boolean
}

/** Each sport's list has its own. */
export function useListChoice(sport: Sport) {
  const { store, choose } = choices[sport]
  const { tab, ...kept } = useStore(store)
  const { defaultTab, clicked } = useHabit(HABITS[sport])
  const choice: ListChoice = { ...kept, tab: tab ?? (isListTab(defaultTab) ? defaultTab : 'all') }
  const clickTab = (chosen: ListTab) => {
    clicked(chosen)
    choose({ tab: chosen })
  }
  return [choice, choose, clickTab] as const
}

/** The day a list shows and the lottery whose odds stand in it, outside a component. */
export const chosenFor = (sport: Sport): Pick<ListChoice, 'day' | 'lottery'> =>
  choices[sport].store.get()

/** Chooses what an address asks for: the followed matches, or a day. */
export function askFor(sport: Sport, { tab, day }: Asked): void {
  const asked = { ...(tab === 'followed' && FOLLOWED), ...(isDay(day) && { day }) }
  if (Object.keys(asked).length > 0) choices[sport].choose(asked)
}

const FOLLOWED = { tab: 'followed' } as const

type Asked = Readonly<Partial<Record<'tab' | 'day', string | undefined>>>

const HABITS = { football: 'fbGameType', basketball: 'bkGameType' } as const
const TABS: readonly ListTab[] = ['all', 'live', 'finished', 'scheduled', 'followed']
const isListTab = (key: string | undefined): key is ListTab => TABS.some((tab) => tab === key)

/** Without a tab the habit decides. */
type Kept = Omit<ListChoice, 'tab'> & { readonly tab: ListTab | null }

const choices = {
  football: createChoice({
    filter: storageKeys.matchFilter,
    day: storageKeys.matchDay,
    tab: storageKeys.matchTab,
  }),
  basketball: createChoice({
    filter: storageKeys.basketballFilter,
    day: storageKeys.basketballDay,
    tab: storageKeys.basketballTab,
  }),
}

interface Keys {
  readonly filter: string
  readonly day: string
  readonly tab: string
}

function createChoice(keys: Keys): {
  store: Store<Kept>
  choose(change: Partial<ListChoice>): void
} {
  const store = createStore(readChoice(keys))
  const choose = (change: Partial<ListChoice>) => {
    store.set({ ...store.get(), ...change })
    const { day, lottery, leagues, hot } = store.get()
    writeJson(onDevice, keys.filter, { lottery, leagues, hot })
    writeJson(inTab, keys.day, day)
    writeJson(inTab, keys.tab, store.get().tab)
  }
  return { store, choose }
}

function readChoice(keys: Keys): Kept {
  const kept = readJson(onDevice, keys.filter) as Partial<ListChoice> | undefined
  const day = readJson(inTab, keys.day)
  const tab = readJson(inTab, keys.tab)
  return {
    tab: typeof tab === 'string' && isListTab(tab) ? tab : null,
    day: isDay(day) ? day : null,
    lottery: isLottery(kept?.lottery) ? kept.lottery : null,
    leagues: Array.isArray(kept?.leagues) ? kept.leagues.map(String) : null,
    hot: kept?.hot === true,
  }
}

/** Addresses can be written by hand. */
function isDay(word: unknown): word is string {
  const form = typeof word === 'string' && /^20\d\d-\d\d-\d\d$/.test(word)
  return form && !Number.isNaN(Date.parse(word)) && addDays(word, 0) === word
}

function isLottery(word: unknown): word is LotteryGame {
  return typeof word === 'string' && lotteryGame.encode(word as LotteryGame) !== undefined
}
