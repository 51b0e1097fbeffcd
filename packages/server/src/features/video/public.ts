export { filmsDir } from './film.route.ts'
