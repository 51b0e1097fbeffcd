export { correctionTable } from './correction-table.ts'
