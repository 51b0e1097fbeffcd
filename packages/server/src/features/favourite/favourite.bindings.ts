import type { Binding } from '#kit/binding.ts'
import { keep } from './keep-favourites.ts'
import { list } from './favourite.reads.ts'

export const favouriteBindings: Binding[] = [list, keep]
