import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function written(data: object, text = 'said') {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).info(data, text)
  return lines.join('')
}

test.each([
  ['a session cookie', { headers: { cookie: 'linmen_session=abc' } }, 'abc'],
  ['a header token', { request: { headers: { jcobtoken: 'abc' } } }, 'abc'],
  ['an authorization header', { headers: { authorization: 'Bearer abc' } }, 'abc'],
  ['a password', { body: { password: 'abc' } }, 'abc'],
  ['the number of an identity card', { note: '身份证 11010519491231002X。' }, '11010519491231002X'],
  ['the number of a bank card', { note: '卡号 6222020200112233445' }, '6222020200112233445'],
  ['a real name', { person: { realName: '张三丰' } }, '张三丰'],
  ['a code', { body: { code: '428193' } }, '428193'],
  ['the middle of a phone number', { account: '13800000001' }, '13800000001'],
])('%s never reaches the log', (_name, data, secret) => {
  expect(written(data)).not.toContain(secret)
})

test('the ends of a phone number stay, so that support can recognise it', () => {
  expect(written({ account: '13812345678' })).toContain('138****5678')
})
