import { expect, test } from 'vitest'
import { allEndpoints } from '@linmen/contract/tables.ts'
import type { Endpoint } from '@linmen/contract'
import { featureSwitches, switchNames, switchOfCall } from '#operator/switches.ts'

const writes = new Set(
  Object.values(allEndpoints)
    .flatMap((table): Endpoint[] => Object.values(table))
    .filter(({ effect }) => effect === 'write')
    .map(({ call }) => call),
)

test.each(switchNames)('%s names writes of the contract', (name) => {
  expect(featureSwitches[name].calls.filter((call) => !writes.has(call))).toEqual([])
})

test('a call belongs to one switch, and others to none', () => {
  const all = switchNames.flatMap((name): readonly string[] => featureSwitches[name].calls)
  expect(new Set(all).size).toBe(all.length)
  expect(switchOfCall('own.chat.say')).toBe('chat')
  expect(switchOfCall('own.chat.history')).toBeUndefined()
})
