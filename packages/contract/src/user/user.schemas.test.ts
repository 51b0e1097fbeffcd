import { expect, test } from 'vitest'
import { memberLevel } from '#user/user.schemas.ts'

test.each([
  ['R-USER-005', 0, 'normal'],
  ['R-USER-006', 1, 'laboratory'],
  ['R-USER-007', 2, 'record'],
] as const)('%s level %i is %s', (_rule, code, word) => {
  expect(memberLevel.decode(code)).toBe(word)
  expect(memberLevel.encode(word)).toBe(code)
})

test('there is no further level', () => {
  expect(() => memberLevel.decode(3)).toThrow()
})
