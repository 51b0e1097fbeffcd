import type { ScreenValues } from '@linmen/contract/screens/all-screens.ts'
import type { OpenScreenName } from '@linmen/contract/screens/open-screens.ts'
import {
  screenValues,
  screenWords,
  type Values,
  type Words,
} from '@linmen/domain/nav/screen-path.ts'
import { createContext, useCallback, useContext } from 'react'
import { currentPlace, notePlace, type Place } from './place.ts'
import { screenOf } from '#kit/address/screen-table.ts'

/** What the router shows around a component. A hidden page keeps its own. */
export interface Shown {
  readonly place: Place
  readonly screen: OpenScreenName | null
  /** The names in the path. */
  readonly params: Words
}

export const ShownContext = createContext<Shown | null>(null)

/** What the address says to the page, read once; null where the page cannot do with what it says. */
export function shownValues(shown: Shown): Values | null {
  const known = readings.get(shown)
  if (known !== undefined) return known
  const values = shown.screen && screenValues(screenOf(shown.screen), wordsOf(shown))
  readings.set(shown, values)
  return values
}

const readings = new WeakMap<Shown, Values | null>()

/** What the address says to the page of these screens, in the words of the house. */
export function useScreenParams<Name extends OpenScreenName>(...names: Name[]): ScreenValues<Name> {
  const shown = useContext(ShownContext) ?? unrouted(names[0] ?? null)
  const values = names.some((name) => name === shown.screen) ? shownValues(shown) : null
  // The router shows no page whose address it could not read.
  if (!values) throw new Error(`${shown.place.address} is no address of ${names.join()}`)
  return values as ScreenValues<Name>
}

/** The words of the address under their house names: what a page notes of itself is looked up in lists of its own. */
export const useScreenWords = (): Readonly<Partial<Words>> =>
  wordsOf(useContext(ShownContext) ?? unrouted(null))

/**
 * Notes in the address what the page shows of itself, in the words of its screen. A page that was just left
 * notes nothing.
 */
export function useNote(): typeof notePlace {
  const { place, screen } = useContext(ShownContext) ?? unrouted(null)
  const { key } = place
  return useCallback(
    (words) => {
      const fields = screen ? screenOf(screen).params : {}
      const named = Object.entries(words).map(([name, word]) => [
        fields[name]?.wireName ?? name,
        word,
      ])
      if (key === currentPlace().key) notePlace(Object.fromEntries(named))
    },
    [key, screen],
  )
}

const wordsOf = ({ place, screen, params }: Shown): Words =>
  screenWords(screen ? screenOf(screen) : { params: {} }, params, place.query)

const unrouted = (screen: OpenScreenName | null): Shown => ({
  place: currentPlace(),
  screen,
  params: {},
})
