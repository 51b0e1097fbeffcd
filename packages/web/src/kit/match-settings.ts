import { onDevice, readJson, storageKeys, writeJson } from './storage.ts'
import { createStore, useStore } from './store.ts'

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

export const defaultMatchSettings: MatchSettings = {
  settingByTab: {
    [FOOTBALL_TAB]: { provider: { description: '', oddsCompany: 6 }, oddsType: 1 },
    [BASKETBALL_TAB]: { provider: { description: '', oddsCompany: 5 }, oddsType: 1 },
  },
  changed: false,
  goalTip: [1, 3],
  redCardTip: [3],
  stickFocusMatches: true,
  tipForFocusMatchesOnly: false,
  showYcard: true,
  showRank: true,
}

const settings = createStore(readSettings())

export const useMatchSettings = () => [useStore(settings), changeMatchSettings] as const

function changeMatchSettings(change: Partial<MatchSettings>): void {
  settings.set({ ...settings.get(), ...change, changed: true })
  writeJson(onDevice, storageKeys.matchSettings, settings.get())
}

/** Keeps of the stored settings whatever has the right form; the rest is the default. */
export function readSettings(): MatchSettings {
  const kept = readJson(onDevice, storageKeys.matchSettings)
  if (typeof kept !== 'object' || kept === null) return defaultMatchSettings
  const fits = Object.entries(defaultMatchSettings).filter(([key, value]) =>
    sameForm((kept as Record<string, unknown>)[key], value),
  )
  const taken = Object.fromEntries(
    fits.map(([key]) => [key, (kept as Record<string, unknown>)[key]]),
  )
  return { ...defaultMatchSettings, ...taken }
}

function sameForm(kept: unknown, model: unknown): boolean {
  if (Array.isArray(model))
    return Array.isArray(kept) && kept.every((each) => typeof each === 'number')
  if (typeof model === 'object') return typeof kept === 'object' && kept !== null
  return typeof kept === typeof model
}
