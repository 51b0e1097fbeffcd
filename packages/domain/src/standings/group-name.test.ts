import { expect, test } from 'vitest'
import { groupName } from '#standings/group-name.ts'

test.each([
  ['A', 'A 组'],
  ['H', 'H 组'],
  ['东部', '东部'],
  ['', ''],
])('the group %s is called %s', (group, name) => {
  expect(groupName(group)).toBe(name)
})
