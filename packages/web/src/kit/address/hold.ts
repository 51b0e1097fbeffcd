import { useEffect, useEffectEvent } from 'react'

interface Held {
  readonly close: () => void
  /** Is there again when the person comes back to the page: a panel, not a dialog. */
  readonly lasting: boolean
  /** Its entry is in the history: only then can "back" be meant for it. */
  entered: boolean
}

/** A page that comes back needs a moment until its panels hold their entries again. */
const RETURN_MS = 300
/** The browser does not tell about a move it cannot make. */
const LOST_MS = 1000
const held: Held[] = []
let leaping = false
let waiting: (() => void) | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let lost: ReturnType<typeof setTimeout> | undefined

/**
 * While something lies over the page, an extra history entry belongs to it: "back" closes it
 * instead of leaving. The answer gives the entry up again.
 */
export function holdBack(close: () => void, lasting = false): () => void {
  const mine: Held = { close, lasting, entered: false }
  held.push(mine)
  settleIn(0)
  return () => {
    const at = held.indexOf(mine)
    if (at < 0) return
    held.splice(at, 1)
    settleIn(0)
  }
}

/** "Back" closes a panel of the page while it is open. */
export function useBackCloses(open: boolean, close: () => void): void {
  const shut = useEffectEvent(close)
  useEffect(() => (open ? holdBack(() => shut(), true) : undefined), [open])
}

/** How many entries above its page the present one is. */
export const holdLevel = (): number => stateNow().hold ?? 0

/** How many entries of this visit lie below the present one, pages and extra ones together. */
export const entriesBelow = (): number => stateNow().below ?? stateNow().depth ?? 0

/** The present entry belongs to a dialog that ends with its page. */
export const isPassing = (): boolean => holdLevel() > 0 && held.at(-1)?.lasting !== true

/** Goes down by some entries. Nothing else moves until the browser has arrived, or did not find the way. */
export function leap(entries: number, whenLost = () => {}): void {
  leaping = true
  clearTimeout(lost)
  lost = setTimeout(() => {
    whenLost()
    arrived(true)
  }, LOST_MS)
  history.go(-entries)
}

/** True while an entry is being given up; what is told here happens when that is done. */
export function waitsForLeap(run: () => void): boolean {
  if (leaping) waiting = run
  return leaping
}

/** The browser has moved, within the page or to another one. */
export function arrived(samePage: boolean): void {
  leaping = false
  clearTimeout(lost)
  // One move is told twice, as popstate and as hashchange; something may open in between.
  if (samePage)
    while (held.length > holdLevel() && held.at(-1)?.entered === true) held.pop()?.close()
  settleIn(samePage ? 0 : RETURN_MS)
  const run = waiting
  waiting = null
  run?.()
}

interface State {
  readonly depth?: number
  readonly hold?: number
  readonly below?: number
}

const stateNow = () => (history.state ?? {}) as State

// Later: one dialog often follows another, or a page its dialog, within the same turn.
function settleIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(settle, ms)
}

function settle(): void {
  if (leaping) return
  const surplus = holdLevel() - held.length
  if (surplus > 0) return leap(surplus)
  if (surplus === 0) return held.forEach((each) => (each.entered = true))
  history.pushState({ ...stateNow(), hold: holdLevel() + 1, below: entriesBelow() + 1 }, '')
  settle()
}
