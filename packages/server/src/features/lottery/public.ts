export { placesOf } from './lottery-draw.ts'
export { recordedPlaces } from './lottery.repo.ts'
