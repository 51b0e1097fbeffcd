import { habitKeys, type HabitKey } from '@linmen/contract/user/habit-key.ts'
import { chooseTab, clickTab, noHabit, type Habit } from '@linmen/domain/habit/default-tab.ts'
import { useCallback, useEffect, useRef } from 'react'
import { clock } from '#kit/clock.ts'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'
import { createStore, useStore } from '#kit/store.ts'

type Habits = Readonly<Record<string, Habit>>

const habits = createStore<Habits>(readHabits())

/** The default tab of a group of tabs, and the clicks that may change it. */
export function useHabit(key: HabitKey) {
  const stored = String(habitKeys[key])
  const habit = useStore(habits)[stored] ?? noHabit
  const enteredAtMs = useRef(0)
  useEffect(() => {
    enteredAtMs.current = clock.nowMs()
  }, [])
  const clicked = useCallback(
    (tab: string) =>
      change(stored, (before) =>
        clickTab(before, { tab, atMs: clock.nowMs(), enteredAtMs: enteredAtMs.current }),
      ),
    [stored],
  )
  const chosen = useCallback(
    (tab: string) => change(stored, (before) => chooseTab(before, tab)),
    [stored],
  )
  return { habit, defaultTab: habit.defaultTab, clicked, chosen }
}

function change(key: string, next: (habit: Habit) => Habit): void {
  const all = habits.get()
  const before = all[key] ?? noHabit
  const after = next(before)
  if (after === before) return
  habits.set({ ...all, [key]: after })
  writeJson(onDevice, storageKeys.habit, habits.get())
}

function readHabits(): Habits {
  const kept = readJson(onDevice, storageKeys.habit)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept as Record<string, Partial<Habit> | null>)
      .filter(([, habit]) => typeof habit === 'object' && habit !== null && habit.clicks)
      .map(([key, habit]) => [key, habit as Habit]),
  )
}
