import type { KeyboardEvent } from 'react'

/**
 * Arrow keys, Home and End inside a tab list or radio group: chooses the neighbour and moves the focus to it.
 * The children of the element that listens are the choices, in order.
 */
export function rovingKeys<K>(keys: readonly K[], value: K, choose: (key: K) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const to = target(event.key, keys.indexOf(value), keys.length)
    if (to === null) return
    event.preventDefault()
    choose(keys[to] as K)
    const choices = event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')
    choices[to]?.focus()
  }
}

function target(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
