import { lotteryGame, type Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'
import { createStore, useStore } from '#kit/store.ts'

/** How one list of matches shows its odds. */
export interface OddsSetting {
  readonly provider: { readonly description: string; readonly oddsCompany: number }
  readonly oddsType: number
}

/** What a person set for the match lists. Kept on the device, as the specification names it. */
export interface MatchSettings {
  readonly settingByTab: Readonly<Record<string, OddsSetting>>
  readonly changed: boolean
  readonly goalTip: readonly number[]
  readonly redCardTip: readonly number[]
  readonly stickFocusMatches: boolean
  readonly tipForFocusMatchesOnly: boolean
  readonly showYcard: boolean
  readonly showRank: boolean
}

export const FOOTBALL_TAB = '407'
export const BASKETBALL_TAB = '406'
const MAIN_TABS = { football: FOOTBALL_TAB, basketball: BASKETBALL_TAB }

export const defaultMatchSettings: MatchSettings = {
  settingByTab: {
    [FOOTBALL_TAB]: { provider: { description: '', oddsCompany: 6 }, oddsType: 1 },
    // 让分 stands first in a row of basketball.
    [BASKETBALL_TAB]: { provider: { description: '', oddsCompany: 5 }, oddsType: 2 },
  },
  changed: false,
  goalTip: [1, 3],
  redCardTip: [3],
  stickFocusMatches: true,
  tipForFocusMatchesOnly: false,
  showYcard: true,
  showRank: true,
}

/** Each lottery's list keeps its own odds; the list of all matches is set with the sport's main one. */
export const oddsTab = (sport: Sport, lottery: LotteryGame | null): string =>
  lottery === null ? MAIN_TABS[sport] : String(lotteryGame.encode(lottery))

/** What was set for a tab, else what its sport begins with. */
export const oddsOf = ({ settingByTab }: MatchSettings, tab: string): OddsSetting =>
  settingByTab[tab] ??
  defaultMatchSettings.settingByTab[tab === BASKETBALL_TAB ? tab : FOOTBALL_TAB]!

export const withOdds = (
  settings: MatchSettings,
  tab: string,
  change: Partial<OddsSetting>,
): Pick<MatchSettings, 'settingByTab'> => ({
  settingByTab: { ...settings.settingByTab, [tab]: { ...oddsOf(settings, tab), ...change } },
})

const settings = createStore(readSettings())

/** The company whose odds stand in a list now. */
export const companyNow = (tab: string): number => oddsOf(settings.get(), tab).provider.oddsCompany

export const useMatchSettings = () => [useStore(settings), changeMatchSettings] as const

function changeMatchSettings(change: Partial<MatchSettings>): void {
  settings.set({ ...settings.get(), ...change, changed: true })
  writeJson(onDevice, storageKeys.matchSettings, settings.get())
}

/** Keeps of the stored settings whatever has the right form; the rest is the default. */
export function readSettings(): MatchSettings {
  const kept = readJson(onDevice, storageKeys.matchSettings)
  if (!isRecord(kept)) return defaultMatchSettings
  const fits = Object.entries(defaultMatchSettings).filter(([key, value]) =>
    sameForm(kept[key], value),
  )
  const taken = Object.fromEntries(fits.map(([key]) => [key, kept[key]]))
  return { ...defaultMatchSettings, ...taken, settingByTab: readTabs(kept['settingByTab']) }
}

function readTabs(kept: unknown): MatchSettings['settingByTab'] {
  const tabs = Object.entries(isRecord(kept) ? kept : {}).filter(([, odds]) => isOddsSetting(odds))
  return { ...defaultMatchSettings.settingByTab, ...(Object.fromEntries(tabs) as object) }
}

function isOddsSetting(kept: unknown): boolean {
  if (!isRecord(kept) || typeof kept['oddsType'] !== 'number') return false
  const { provider } = kept
  return isRecord(provider) && typeof provider['oddsCompany'] === 'number'
}

function isRecord(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === 'object' && kept !== null
}

function sameForm(kept: unknown, model: unknown): boolean {
  if (Array.isArray(model))
    return Array.isArray(kept) && kept.every((each) => typeof each === 'number')
  return typeof model !== 'object' && typeof kept === typeof model
}
