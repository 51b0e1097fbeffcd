import { expect, test } from 'vitest'
import { askPaid } from './ask-paid.ts'

type Status = 'paid' | 'pending' | 'unpaid'

test.each<[string, Status[], boolean, number[]]>([
  ['R-PLAN-001 paid', ['paid'], true, []],
  [
    'R-PLAN-002 pending, then paid: asked again after three seconds',
    ['pending', 'paid'],
    true,
    [3000],
  ],
  ['R-PLAN-003 pending twice', ['pending', 'pending'], false, [3000]],
  ['R-PLAN-003 pending, then not paid', ['pending', 'unpaid'], false, [3000]],
  ['R-PLAN-003 not paid', ['unpaid'], false, []],
])('%s', async (_name, statuses, paid, waits) => {
  const waited: number[] = []
  const left = [...statuses]
  const wait = async (ms: number) => void waited.push(ms)
  expect(await askPaid(async () => left.shift()!, wait)).toBe(paid)
  expect(waited).toEqual(waits)
  expect(left).toEqual([])
})
