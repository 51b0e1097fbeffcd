import type { SmsSettings } from '#kit/settings.ts'

const PARTS = {
  keyId: 'LINMEN_SMS_KEY_ID',
  secret: 'LINMEN_SMS_SECRET',
  signName: 'LINMEN_SMS_SIGN_NAME',
  template: 'LINMEN_SMS_TEMPLATE',
} as const

/** `LINMEN_SMS` is the provider's address; with it, the other four have to be there. */
export function readSms(env: Readonly<Record<string, string | undefined>>): SmsSettings | null {
  const address = env['LINMEN_SMS']
  if (!address) return null
  if (!URL.canParse(address)) throw new Error(`环境变量 LINMEN_SMS 应为网址，现在是 ${address}`)
  const part = (name: string) => {
    const value = env[name]
    if (!value) throw new Error(`设置了 LINMEN_SMS，还缺少环境变量 ${name}`)
    return value
  }
  return {
    address,
    keyId: part(PARTS.keyId),
    secret: part(PARTS.secret),
    signName: part(PARTS.signName),
    template: part(PARTS.template),
  }
}
