export { sendRefunds, sendRefundsJob } from './send-refunds.ts'
