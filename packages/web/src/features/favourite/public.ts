export { takeFavouritesAlong } from './take-along.ts'
