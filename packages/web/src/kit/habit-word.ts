import type { HabitKey } from '@linmen/contract/user/habit-key.ts'
import { useState } from 'react'
import { useHabit } from '#kit/device/habit.ts'
import { useNotedWord } from './noted-choice.ts'

/** A word of the address the page may change; where it says nothing, the person's habit speaks. */
export function useHabitWord(key: HabitKey, name: string) {
  const { defaultTab, clicked } = useHabit(key)
  const [preferred] = useState(defaultTab)
  const [word, change] = useNotedWord(name)
  const choose = (next: string) => {
    clicked(next)
    change(next)
  }
  return [word ?? preferred, choose] as const
}
