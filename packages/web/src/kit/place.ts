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
}

interface Mark {
  readonly key: string
  readonly depth: number
}

const places = createStore<Place>(placeOf('/', { key: '', depth: 0 }))
let landing: string | null = null

export const currentPlace = (): Place => places.get()
export const onPlace = (listener: () => void): (() => void) => places.subscribe(listener)

/** Reads the address the page was opened with and follows it from then on. */
export function followAddress(): () => void {
  ownScroll()
  arrive(0)
  const look = () => arrive(places.get().depth + 1)
  addEventListener('popstate', look)
  addEventListener('hashchange', look)
  return () => {
    removeEventListener('popstate', look)
    removeEventListener('hashchange', look)
  }
}

export function pushPlace(address: string): void {
  put('pushState', address, { key: random.hex(4), depth: places.get().depth + 1 })
}

export function replacePlace(address: string): void {
  put('replaceState', address, { key: random.hex(4), depth: places.get().depth })
}

/** Goes down to the lowest page of this visit and puts another in its place. */
export function restartAt(address: string): void {
  const { depth } = places.get()
  if (depth === 0) return replacePlace(address)
  landing = address
  history.go(-depth)
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
  places.set(placeOf(address, mark))
}

// A link typed by hand or followed by the browser itself carries no mark yet.
function arrive(depthIfUnknown: number): void {
  const mark = markOf(history.state)
  if (landing !== null) {
    const address = landing
    landing = null
    return put('replaceState', address, { key: random.hex(4), depth: mark?.depth ?? 0 })
  }
  const here = places.get()
  if (mark && mark.key === here.key && hashAddress() === here.address) return
  if (mark) return places.set(placeOf(hashAddress(), mark))
  put('replaceState', hashAddress(), { key: random.hex(4), depth: depthIfUnknown })
}

const hashAddress = () => {
  const address = location.hash.slice(1)
  return address.startsWith('/') ? address : `/${address}`
}

function placeOf(address: string, mark: Mark): Place {
  const at = address.indexOf('?')
  const path = at < 0 ? address : address.slice(0, at)
  const query = Object.fromEntries(new URLSearchParams(at < 0 ? '' : address.slice(at)))
  return { path, query, address, ...mark }
}

function markOf(state: unknown): Mark | null {
  const mark = state as Partial<Mark> | null
  return typeof mark?.key === 'string' && typeof mark.depth === 'number' ? (mark as Mark) : null
}
