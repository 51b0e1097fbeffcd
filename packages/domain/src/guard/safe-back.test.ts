import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeBack } from '#guard/safe-back.ts'

test.each([
  ['a page', '/message/center', '/message/center'],
  ['a page with a query', '/match-detail/ft?matchId=7&tab=5', '/match-detail/ft?matchId=7&tab=5'],
  ['R-GUARD-012 a parenthesised segment', '/a(b:c)/d', '/a/d'],
  ['nested parentheses', '/a(b(c)d)/e', '/a/e'],
  ['a lone parenthesis', '/a)b', '/ab'],
  ['dots inside the app', '/a/../tabs/home', '/tabs/home'],
])('%s is kept', (_name, wanted, kept) => {
  expect(safeBack(wanted)).toBe(kept)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['empty text', ''],
  ['a relative path', 'tabs/home'],
  ['another site', 'https://evil.test/'],
  ['another site without scheme', '//evil.test'],
  ['another site after stripping', '/(a)/evil.test'],
  ['a script after stripping', 'java(x)script:alert(1)'],
  ['another site after normalising', '/a/../..//evil.test'],
  ['encoded dots', '/a/%2e%2e/%2E%2e//evil.test'],
  ['a backslash', '/\\evil.test'],
  ['a tab between slashes', '/\t/evil.test'],
  ['a line feed', '/\n/evil.test'],
  ['a backslash after dots', '/a/..\\evil.test'],
])('R-GUARD-001 %s leads to the default', (_name, wanted) => {
  expect(safeBack(wanted)).toBe('/home')
})

test('a caller may name another default', () => {
  expect(safeBack('//evil.test', '/tabs/plan')).toBe('/tabs/plan')
})

const nasty = fc.array(
  fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '(',
    ')',
    '%2e',
    ':',
    '@',
    'a',
    'evil.test',
    '\t',
    '?',
    '#',
  ),
  { maxLength: 14 },
)

test('whatever is asked for, the way back stays on our own site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }),
        nasty.map((parts) => `/${parts.join('')}`),
      ),
      (wanted) => {
        const back = new URL(safeBack(wanted), 'https://own.test')
        expect(back.origin).toBe('https://own.test')
        expect(new URL(`#${safeBack(wanted)}`, 'https://own.test/').origin).toBe('https://own.test')
      },
    ),
    { numRuns: 5000 },
  )
})

test('a safe way back is left alone', () => {
  fc.assert(
    fc.property(nasty, (parts) => {
      const once = safeBack(`/${parts.join('')}`)
      expect(safeBack(once)).toBe(once)
    }),
  )
})
