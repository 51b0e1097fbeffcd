export { pushAll, pushLater, type PushNews } from './push-later.ts'
export { sendPush } from './send-push.ts'
