export { watchGoals } from './watch-goals.ts'
