import type { Binding } from '#kit/binding.ts'
import { unlockFree } from './unlock-film.ts'
import {
  content,
  countByExpert,
  countRelated,
  expert,
  list,
  listByExpert,
  listFavourites,
  listForHome,
  listLooked,
  listRelated,
  look,
} from './video.reads.ts'

export const videoBindings: Binding[] = [
  look,
  content,
  listRelated,
  countRelated,
  countByExpert,
  listByExpert,
  expert,
  listLooked,
  list,
  listFavourites,
  listForHome,
  unlockFree,
]
