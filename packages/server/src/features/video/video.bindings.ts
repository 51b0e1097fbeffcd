import type { Binding } from '#kit/binding.ts'
import { limitedBy } from '#kit/limits/limited-by.ts'
import { publishFilm } from './publish-film.ts'
import { unlockFree } from './unlock-film.ts'
import { beginFilm, filmStanding, finishFilm, sendPiece } from './upload-film.ts'
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
  limitedBy('upload', beginFilm),
  sendPiece,
  filmStanding,
  finishFilm,
  publishFilm,
]
