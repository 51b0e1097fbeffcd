import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linmen-settings-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('without anything set it is a local demo on port 8080 in .linmen', async () => {
  expect(await readSettings({}, folder)).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataDir: join(folder, '.linmen'),
    databaseUrl: null,
    demo: true,
    limits: { moneyPerMinute: 60 },
  })
})

test('a real database is no demo unless one asks for it', async () => {
  const DATABASE_URL = 'postgres://db/linmen'
  expect(await readSettings({ DATABASE_URL }, folder)).toMatchObject({
    demo: false,
    limits: { moneyPerMinute: 10 },
  })
  expect(await readSettings({ DATABASE_URL, LINMEN_DEMO: '1' }, folder)).toMatchObject({
    demo: true,
  })
})

test('R-AUTH-010 passwords travel under 2048 bits, or the 1024 of the specification when asked', async () => {
  expect((await readSettings({}, folder)).rsaBits).toBe(2048)
  expect((await readSettings({ RSA_BITS: '1024' }, folder)).rsaBits).toBe(1024)
})

test('a phone of the service and blocked members are there only when set', async () => {
  expect(await readSettings({}, folder)).toMatchObject({ servicePhone: null, blockedMembers: {} })
  const LINMEN_BLOCKED_MEMBERS = 'shopping:m1,m2;telecom:m3'
  const env = { LINMEN_SERVICE_PHONE: '400-000-0000', LINMEN_BLOCKED_MEMBERS }
  expect(await readSettings(env, folder)).toMatchObject({
    servicePhone: '400-000-0000',
    blockedMembers: { shopping: ['m1', 'm2'], telecom: ['m3'] },
  })
})

test('an app of the house is named by an address only it answers to', async () => {
  expect((await readSettings({}, folder)).appLink).toBeNull()
  const env = { LINMEN_APP_LINK: 'linmen://home' }
  expect((await readSettings(env, folder)).appLink).toBe('linmen://home')
})

test('text messages need a whole account, and none at all leaves them in the outbox', async () => {
  expect((await readSettings({}, folder)).sms).toBeNull()
  const env = {
    LINMEN_SMS: 'https://dysmsapi.aliyuncs.com/',
    LINMEN_SMS_KEY_ID: 'key',
    LINMEN_SMS_SECRET: 'secret',
    LINMEN_SMS_SIGN_NAME: '临门',
  }
  await expect(readSettings(env, folder)).rejects.toThrow('LINMEN_SMS_TEMPLATE')
  const whole = { ...env, LINMEN_SMS_TEMPLATE: 'SMS_1' }
  expect((await readSettings(whole, folder)).sms).toMatchObject({ keyId: 'key', template: 'SMS_1' })
  await expect(readSettings({ LINMEN_SMS: 'aliyun' }, folder)).rejects.toThrow('LINMEN_SMS')
})

test('the secret is made once and kept', async () => {
  const [first, second] = [await readSettings({}, folder), await readSettings({}, folder)]
  expect(second.secret).toEqual(first.secret)
})

test.each([
  ['a port that is no number', { PORT: 'http' }, 'PORT'],
  ['a port that does not exist', { PORT: '70000' }, 'PORT'],
  ['a secret that is too short', { LINMEN_SECRET: 'abc' }, 'LINMEN_SECRET'],
  ['a secret of before that is', { LINMEN_SECRET_BEFORE: 'abc' }, 'LINMEN_SECRET_BEFORE'],
  ['a phone of words', { LINMEN_SERVICE_PHONE: 'call us' }, 'LINMEN_SERVICE_PHONE'],
  ['an app that is a page', { LINMEN_APP_LINK: 'https://a.example/' }, 'LINMEN_APP_LINK'],
  ['an app that is a script', { LINMEN_APP_LINK: 'javascript://a' }, 'LINMEN_APP_LINK'],
  ['members of no host', { LINMEN_BLOCKED_MEMBERS: 'moon:m1' }, 'LINMEN_BLOCKED_MEMBERS'],
])('%s is refused by name', async (_name, env, word) => {
  await expect(readSettings(env, folder)).rejects.toThrow(word)
})
