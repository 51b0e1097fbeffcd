import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { PASSWORD, people } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function cipherOf(password: string, nonce?: string): Promise<string> {
  const config = await app.visitor().call(statsEndpoints.config, {})
  if (!config.ok) throw new Error(config.text)
  const { publicKey, nonce: fresh } = config.output.rsa
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  })
  const plain = JSON.stringify({ n: nonce ?? fresh, p: password })
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return publicEncrypt(options, Buffer.from(plain)).toString('base64')
}

const login = async (account: string, passwordCipher: string) =>
  app.visitor().call(authEndpoints.loginWithPassword, { account, passwordCipher })

test('the right password opens a session', async () => {
  const answer = await login(people.mei.phone, await cipherOf(PASSWORD))
  expect(answer).toMatchObject({ ok: true, output: { memberId: 'mei' } })
})

test('a member sees themselves', async () => {
  expect(await app.as('wei').call(userEndpoints.me, {})).toMatchObject({
    ok: true,
    output: {
      id: 'wei',
      nickname: '老魏',
      account: '138****0002',
      isExpert: true,
      level: 'record',
    },
  })
})
