export { pollMessages } from './poll-messages.ts'
