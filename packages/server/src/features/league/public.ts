export { currentSeason } from './season-choice.ts'
export { seasonBook, type SeasonBook } from './season-book.ts'
export { presentRow } from './table.present.ts'
