export { buyInterpretation } from './buy-interpretation.ts'
export { filmsOf, type FilmRow } from './film.repo.ts'
export {
  entitled,
  isHiddenFrom,
  presentInterpretation,
  presentInterpretations,
} from './interpretation.present.ts'
export {
  findInterpretation,
  interpretationCount,
  interpretationPage,
  type InterpretationRow,
} from './interpretation.repo.ts'
export { hasRated } from './note.repo.ts'
export { closeOf, readersOf, unlockedAmong, unlockedBy } from './opened.repo.ts'
export { publishInterpretation, type Draft } from './publish-interpretation.ts'
export { interpretationTable } from './review-interpretation.ts'
export { settleInterpretations } from './settle-interpretations.ts'
export { giveFree } from './unlock-free.ts'
export { rateInterpretation } from './rate-interpretation.ts'
