export { feedbackOpen, feedbackTable } from './feedback-table.ts'
