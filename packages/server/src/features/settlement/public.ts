export { correctionTable, correctionsWaiting } from './correction-table.ts'
