import type { LinkOf, ValuesOf } from '#kit/screen.ts'
import { openScreens } from './open-screens.ts'
import { plannedScreens } from './planned-screens.ts'

/** Every screen by name. For the audits and documents; the web loads `open-screens.ts`. */
export const screens = { ...openScreens, ...plannedScreens }

export type ScreenName = keyof typeof screens

type Screens = typeof screens

/** What a link to a screen has to say, and may say. */
export type ScreenLink<Name extends ScreenName> = LinkOf<Screens[Name]>

/** What the page of a screen gets to know from its address. */
export type ScreenValues<Name extends ScreenName> = ValuesOf<Screens[Name]>
