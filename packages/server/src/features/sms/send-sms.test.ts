import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { outboxJobs } from '#jobs/send-outbox.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { lastCode } from '#test/phone-codes.ts'
import { startSmsProvider, type SmsProvider } from '#test/outside/sms-provider.ts'
import { aliyunSignature } from './aliyun-signature.ts'
import { sendSms } from './send-sms.ts'

const SECRET = 'not a real secret'
let provider: SmsProvider
let app: TestApp
beforeAll(async () => {
  provider = await startSmsProvider(SECRET)
  const { address } = provider
  const sms = { address, keyId: 'key', secret: SECRET, signName: '临门', template: 'SMS_1' }
  app = await startApp({ settings: { sms, demo: true } })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(async () => {
  provider.taken.length = 0
  await app.db.pool.query('delete from outbox')
  await app.db.pool.query('delete from rate_limit')
})

const ask = (phone: string) =>
  app.visitor().call(codeEndpoints.sendLoginCode, { phone, purpose: 'loginOrRegister' })
/** What the minute's job does, without waiting for the minute. */
const sweep = () => outboxJobs([sendSms])[1]!.start(app.ports, {})
const message = () => app.db.read.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

test('the signature is that of the example in the provider’s document', () => {
  const params = {
    AccessKeyId: 'testId',
    Action: 'SendSms',
    Format: 'XML',
    OutId: '123',
    PhoneNumbers: '15300000001',
    RegionId: 'cn-hangzhou',
    SignName: '阿里云短信测试专用',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
    SignatureVersion: '1.0',
    TemplateCode: 'SMS_71390007',
    TemplateParam: '{"customer":"test"}',
    Timestamp: '2017-07-12T02:42:19Z',
    Version: '2017-05-25',
  }
  expect(aliyunSignature('GET', params, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=')
})

test('a code goes out signed, with its number, and with a provider the page does not tell it', async () => {
  const answer = await ask('13500000001')
  expect(answer).toEqual({ ok: true, output: { waitSeconds: 60 } })
  await sweep()
  expect(provider.taken).toMatchObject([
    {
      Action: 'SendSms',
      PhoneNumbers: '13500000001',
      SignName: '临门',
      TemplateCode: 'SMS_1',
      TemplateParam: JSON.stringify({ code: await lastCode(app, '13500000001') }),
      OutId: (await message()).id,
    },
  ])
  expect(await message()).toMatchObject({ state: 'sent' })
})

test('a provider that is busy is asked again under the same number', async () => {
  provider.answers.push('isp.SYSTEM_ERROR')
  await ask('13500000002')
  await sweep()
  expect(await message()).toMatchObject({ state: 'waiting', tries: 1 })
  app.clock.advance(2000)
  await sweep()
  expect(await message()).toMatchObject({ state: 'sent' })
  expect(new Set(provider.taken.map(({ OutId }) => OutId)).size).toBe(1)
})

test('a number the provider does not know is not tried again', async () => {
  provider.answers.push('isv.MOBILE_NUMBER_ILLEGAL')
  await ask('13500000003')
  await sweep()
  expect(await message()).toMatchObject({ state: 'stuck', tries: 1 })
})

test('a code that is over is not sent any more', async () => {
  await ask('13500000004')
  app.clock.advance(5 * 60_000)
  await sweep()
  expect(provider.taken).toEqual([])
  expect(await message()).toMatchObject({ state: 'stuck', last_error: 'the code is over' })
})

test('nobody is written to at a number without a member who lost a password', async () => {
  const wish = { phone: '13500000005', purpose: 'retrievePassword' } as const
  expect(await app.visitor().call(codeEndpoints.sendRetrieveCode, wish)).toMatchObject({ ok: true })
  await sweep()
  expect(provider.taken).toEqual([])
})
