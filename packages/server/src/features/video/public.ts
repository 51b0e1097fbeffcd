export { filmsDir } from './film.route.ts'
export { forgetFilmsJob } from './forget-films.ts'
