import { EASTERN_NAMES } from './names-east.ts'
import { SOUTHERN_NAMES } from './names-south.ts'
import { WESTERN_NAMES } from './names-west.ts'

/** Where a name sounds from. */
export type Culture =
  | keyof typeof WESTERN_NAMES
  | keyof typeof EASTERN_NAMES
  | keyof typeof SOUTHERN_NAMES

/** Given names and surnames, apart by spaces. They are ordinary ones; put together by chance they are nobody's. */
export interface NameLists {
  readonly given: readonly string[]
  readonly family: readonly string[]
  /** `family` first without a dot, as in Chinese, Japanese and Korean. */
  readonly familyFirst: boolean
}

const FAMILY_FIRST: ReadonlySet<string> = new Set(['chinese', 'japanese', 'korean', 'vietnamese'])

const lists = new Map(
  Object.entries({ ...WESTERN_NAMES, ...EASTERN_NAMES, ...SOUTHERN_NAMES }).map(
    ([culture, { given, family }]) => [
      culture,
      {
        given: given.split(' '),
        family: family.split(' '),
        familyFirst: FAMILY_FIRST.has(culture),
      },
    ],
  ),
)

export const nameLists = (culture: Culture): NameLists => lists.get(culture)!
