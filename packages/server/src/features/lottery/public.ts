export { placesOf } from './lottery-draw.ts'
export { recordedPlaces } from './lottery.repo.ts'
export { lotteryTables } from './lottery-tables.ts'
