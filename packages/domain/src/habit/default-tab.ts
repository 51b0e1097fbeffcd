export interface Habit {
  /** Moments of the counted clicks, by tab. */
  readonly clicks: Readonly<Record<string, readonly number[]>>
  readonly defaultTab?: string
}

const CLICKS = 3
const WITHIN_MS = 3_600_000
const ENTRY_WINDOW_MS = 5_000

export const noHabit: Habit = { clicks: {} }

/** Three clicks on a tab within an hour, each soon after entering the page, make it the default. */
export function clickTab(
  habit: Habit,
  click: { tab: string; atMs: number; enteredAtMs: number },
): Habit {
  const { tab, atMs, enteredAtMs } = click
  if (atMs < enteredAtMs || atMs - enteredAtMs > ENTRY_WINDOW_MS) return habit
  const recent = (habit.clicks[tab] ?? []).filter((at) => at <= atMs && atMs - at < WITHIN_MS)
  const counted = [...recent, atMs].slice(-CLICKS)
  const clicks = { ...habit.clicks, [tab]: counted }
  return counted.length < CLICKS ? { ...habit, clicks } : chooseTab({ ...habit, clicks }, tab)
}

/** The single-click variant: the choice counts at once. */
export const chooseTab = (habit: Habit, tab: string): Habit => ({
  clicks: { ...habit.clicks, [tab]: [] },
  defaultTab: tab,
})

/** The sport behind the race-type default: 1 football, 2 basketball. */
export const sportOfHabit = (habit: Habit): 'football' | 'basketball' =>
  habit.defaultTab === '2' ? 'basketball' : 'football'
