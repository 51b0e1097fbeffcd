import { expect, test } from 'vitest'
import { seededRandom, testSettings } from '#test/test-ports.ts'
import { openText, sealText } from './sealed-text.ts'

const ports = { random: seededRandom(1), settings: testSettings }
const here = { purpose: 'identity', place: 'mei' }
const sealed = sealText(ports, here, '11010519491231002X 张三')

test('a sealed text shows nothing and opens to what it was', () => {
  expect(sealed).toMatch(/^s1\.[\w-]+$/)
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('110105')
  expect(openText(ports, here, sealed)).toBe('11010519491231002X 张三')
})

test('the same text never looks the same twice', () => {
  expect(sealText(ports, here, 'a')).not.toBe(sealText(ports, here, 'a'))
})

test.each([
  ['another purpose', ports, { ...here, purpose: 'bank' }, sealed],
  ['another row', ports, { ...here, place: 'wei' }, sealed],
  ['another secret', { settings: { ...testSettings, secret: Buffer.alloc(32, 8) } }, here, sealed],
  ['a changed text', ports, here, `${sealed.slice(0, -2)}AA`],
  ['a text that was never sealed', ports, here, '张三'],
])('%s does not open it', (_name, own, place, text) => {
  expect(() => openText(own, place, text)).toThrow()
})
