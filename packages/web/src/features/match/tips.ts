import type { MatchSettings } from '#sport/match-settings.ts'
import { playGoalSound } from './goal-sound.ts'

/** How a goal or a red card is told. The numbers are those the settings are stored under. */
const TIP = { sound: 1, vibration: 2, highlight: 3 } as const
export type TipKind = keyof typeof TIP

export const tells = (tips: readonly number[], kind: TipKind) => tips.includes(TIP[kind])

export const withTip = (tips: readonly number[], kind: TipKind, on: boolean): number[] =>
  on
    ? [...new Set([...tips, TIP[kind]])].toSorted((a, b) => a - b)
    : tips.filter((tip) => tip !== TIP[kind])

/** Whether this device can do it at all. */
export const canVibrate = () => typeof navigator.vibrate === 'function'

/** A goal taken back is told as goals are. */
export const tipsOf = (settings: MatchSettings, kind: 'goal' | 'correction' | 'redCard') =>
  kind === 'redCard' ? settings.redCardTip : settings.goalTip

/** Sounds and shakes as far as the person wants it and the device can. */
export function ring(tips: readonly number[]): void {
  if (tells(tips, 'sound')) playGoalSound()
  if (tells(tips, 'vibration') && canVibrate()) navigator.vibrate(200)
}
