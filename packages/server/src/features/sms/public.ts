export { sealOf, smsMessage } from './sms-message.ts'
export { codesIn } from './sms-desk.ts'
export { sendSms } from './send-sms.ts'
