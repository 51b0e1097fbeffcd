export { matchOfLot } from './rain.repo.ts'
