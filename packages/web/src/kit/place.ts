import {
  arrived,
  entriesBelow,
  holdLevel,
  isPassing,
  leap,
  waitsForLeap,
} from '#kit/address/hold.ts'
import { random } from './random.ts'
import { createStore } from './store.ts'

/** Where the person is. The address lives after the hash, as hosts and old links expect it. */
export interface Place {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Path and query together. */
  readonly address: string
  /** Different for every visit, the same again after "back". */
  readonly key: string
  /** How many pages of this visit lie below. */
  readonly depth: number
  /** The address it was opened with, where the page has since noted something in it. */
  readonly opened?: string
}

interface Mark {
  readonly key: string
  readonly depth: number
  readonly opened?: string
  /** Entries of this visit below, where dialogs have left some that are no pages. */
  readonly below?: number
}

let here = placeOf('/', { key: '', depth: 0 })
const places = createStore(here)
let landing: string | null = null

export const currentPlace = (): Place => here

/** One moment between two moves. */
export interface Move {
  readonly key: string
  readonly turn: number
}

// Another number after each move that has begun, those that wait for a dialog to go included.
let turn = 0

export const moveNow = (): Move => ({ key: here.key, turn })

/** Nothing has moved since: neither the app nor, unheard so far, the browser. */
export const isStillAt = ({ key, turn: begun }: Move): boolean =>
  turn === begun && here.key === key && (markOf(history.state)?.key ?? '') === key

export const onPlace = (listener: () => void): (() => void) => places.subscribe(listener)

/** Reads the address the page was opened with and follows it from then on. */
export function followAddress(): () => void {
  ownScroll()
  arrive(0)
  arrived(false)
  const look = () => {
    const { key, depth } = here
    arrive(depth + 1)
    arrived(here.key === key)
  }
  addEventListener('popstate', look)
  addEventListener('hashchange', look)
  return () => {
    removeEventListener('popstate', look)
    removeEventListener('hashchange', look)
  }
}

export function pushPlace(address: string): void {
  turn += 1
  if (waitsForLeap(() => pushPlace(address))) return
  const mark = { key: random.hex(4), depth: here.depth + 1 }
  // The page a dialog leads to takes the dialog's own entry.
  if (isPassing()) put('replaceState', address, { ...mark, below: entriesBelow() })
  else put('pushState', address, { ...mark, below: entriesBelow() + 1 })
}

export function replacePlace(address: string): void {
  turn += 1
  if (waitsForLeap(() => replacePlace(address))) return
  if (holdLevel() > 0) return landAt(address, holdLevel())
  put('replaceState', address, {
    key: random.hex(4),
    depth: here.depth,
    below: entriesBelow(),
  })
}

/**
 * Writes into the address what the page shows of itself, so that a reload, a link and "back" find it
 * again; null takes a word out. It is the same page as before: nobody is told.
 */
export function notePlace(words: Readonly<Record<string, string | null>>): void {
  const query = new URLSearchParams(here.query)
  for (const [name, word] of Object.entries(words))
    if (word === null) query.delete(name)
    else query.set(name, word)
  const address = query.size > 0 ? `${here.path}?${query}` : here.path
  if (address === here.address) return
  const opened = here.opened ?? here.address
  history.replaceState({ ...history.state, opened }, '', `#${address}`)
  here = placeOf(address, { ...here, opened })
}

/** To the page below, whatever lies over the present one. */
export function leavePlace(): void {
  turn += 1
  const over = holdLevel()
  if (over > 0) leap(1 + over)
  else history.back()
}

/** Goes down to the lowest page of this visit and puts another in its place. */
export function restartAt(address: string): void {
  turn += 1
  if (waitsForLeap(() => restartAt(address))) return
  if (entriesBelow() === 0) return replacePlace(address)
  landAt(address, entriesBelow())
}

function landAt(address: string, entries: number): void {
  landing = address
  // A browser keeps about fifty entries: after a long visit the lowest may be gone.
  leap(entries, () => arrive(here.depth))
}

/** Lays a page below the one the visit begins with. */
export function insertBelow(address: string): void {
  ownScroll()
  const here = hashAddress()
  history.replaceState({ key: random.hex(4), depth: 0 } satisfies Mark, '', `#${address}`)
  history.pushState({ key: random.hex(4), depth: 1 } satisfies Mark, '', `#${here}`)
}

// The browser would bring a page back to its place before that page is there. Entries remember this.
const ownScroll = () => void (history.scrollRestoration = 'manual')

function put(how: 'pushState' | 'replaceState', address: string, mark: Mark): void {
  history[how](mark, '', `#${address}`)
  move(placeOf(address, mark))
}

function move(place: Place): void {
  turn += 1
  here = place
  places.set(place)
}

// A link typed by hand or followed by the browser itself carries no mark yet.
function arrive(depthIfUnknown: number): void {
  const mark = markOf(history.state)
  if (landing !== null) {
    const address = landing
    landing = null
    return put('replaceState', address, {
      key: random.hex(4),
      depth: mark?.depth ?? 0,
      below: entriesBelow(),
    })
  }
  if (mark && mark.key === here.key) return keepNotes()
  if (mark) return move(placeOf(hashAddress(), mark))
  put('replaceState', hashAddress(), { key: random.hex(4), depth: depthIfUnknown })
}

/** What was noted while something lay over the page stands in the entry above its own. */
function keepNotes(): void {
  if (hashAddress() === here.address) return
  history.replaceState({ ...history.state, opened: here.opened }, '', `#${here.address}`)
}

const hashAddress = () => {
  const address = location.hash.slice(1)
  return address.startsWith('/') ? address : `/${address}`
}

function placeOf(address: string, mark: Mark): Place {
  const at = address.indexOf('?')
  const path = at < 0 ? address : address.slice(0, at)
  const query = Object.fromEntries(new URLSearchParams(at < 0 ? '' : address.slice(at)))
  const { key, depth, opened } = mark
  return { path, query, address, key, depth, ...(opened !== undefined && { opened }) }
}

function markOf(state: unknown): Mark | null {
  const mark = state as Partial<Mark> | null
  return typeof mark?.key === 'string' && typeof mark.depth === 'number' ? (mark as Mark) : null
}
