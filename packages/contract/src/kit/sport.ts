import { words } from './scalars.ts'

/** `qiuFlag`, `raceType`, `matchType` and `ballType` all say the same two things. */
export const sport = words({ football: 1, basketball: 2 })
export type Sport = 'football' | 'basketball'
