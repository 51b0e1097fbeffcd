import { Hopeless, sender } from '#jobs/outbox.ts'
import { openText } from '#kit/secrets/sealed-text.ts'
import { aliyunSms } from './aliyun.ts'
import { sealOf, smsMessage } from './sms-message.ts'

/**
 * Sends codes by the provider of the settings. Without one the messages stay in the outbox, where operators find
 * them: an installation without a telephone, such as the demo.
 */
export const sendSms = sender({
  ...smsMessage,
  retryMs: [2000, 5000, 15_000],
  send: async (ports, message, outNumber) => {
    const { settings, clock } = ports
    if (message.mute || settings.sms === null) return
    if (clock.nowMs() >= message.endsAtMs) throw new Hopeless('the code is over')
    const code = openText(ports, sealOf(message.codeId), message.sealed)
    await aliyunSms(settings.sms, { phone: message.phone, code, outNumber, nowMs: clock.nowMs() })
  },
})
