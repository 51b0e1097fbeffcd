export { tablesOf } from './basketball-tables.ts'
export { chosenStage, currentSeason } from './season-choice.ts'
export { fromBook, seasonBook, type SeasonBook } from './season-book.ts'
export { presentRow, presentStanding, tallyOf } from './table.present.ts'
