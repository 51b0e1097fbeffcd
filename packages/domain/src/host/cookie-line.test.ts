import { expect, test } from 'vitest'
import { cookieLine } from '#host/cookie-line.ts'

const NOW_MS = Date.parse('2026-11-25T10:30:00Z')

test.each([
  ['linmen.com', '; domain=linmen.com'],
  ['wap.beta.linmen.com', '; domain=linmen.com'],
  ['wap.linmen.com.cn', '; domain=linmen.com.cn'],
  ['localhost', ''],
  ['127.0.0.1', ''],
  ['[::1]', ''],
])('R-API-016 a cookie set on %s belongs to the root domain', (hostName, domain) => {
  expect(cookieLine({ name: 'a', value: '1|x', days: 7 }, hostName, NOW_MS)).toBe(
    `a=1%7Cx; expires=Wed, 02 Dec 2026 10:30:00 GMT; path=/${domain}`,
  )
})

test('R-API-016 a cookie ends after whole days, and one that has ended is taken away', () => {
  expect(cookieLine({ name: 'a', value: '', days: -1 }, 'localhost', NOW_MS)).toContain(
    'expires=Tue, 24 Nov 2026 10:30:00 GMT',
  )
})
