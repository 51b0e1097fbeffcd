import { expect, test } from 'vitest'
import { shortName } from '#sport/short-name.ts'

test.each([
  ['约书亚·怀特利', '怀特利'],
  ['让·皮埃尔·杜波', '杜波'],
  ['武磊', '武磊'],
  ['怀特利·', '怀特利·'],
  ['', ''],
])('%s is called %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})
