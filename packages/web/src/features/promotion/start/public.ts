export { runPopUps } from '#features/promotion/pop-ups.ts'
