export { feedbackTable } from './feedback-table.ts'
