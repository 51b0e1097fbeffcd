import { expect, test } from 'vitest'
import type { PopUp } from '@linmen/contract/promotion/promotion.schemas.ts'
import { isPopUpTime, mayPopUp, popUpPlan } from './pop-up.ts'

const MINUTE = 60_000
const DAY = 86_400_000
// 2026-11-17 20:30 in Beijing.
const AT = Date.UTC(2026, 10, 17, 12, 30)

const rule = (trigger: PopUp['rule']['trigger'], date?: string) => ({
  rule: { trigger, ...(date !== undefined && { date }) },
})

test.each([
  ['R-ADS-006 a daily one that was never shown', rule('daily'), null, AT, { do: 'show' }],
  ['R-ADS-001 a daily one that was shown today', rule('daily'), AT - MINUTE, AT, { do: 'skip' }],
  ['R-ADS-001 a daily one of yesterday', rule('daily'), AT - DAY, AT, { do: 'show' }],
  ['R-ADS-008 an immediate one', rule('immediate'), null, AT, { do: 'show' }],
  ['R-ADS-001 an immediate one that was shown', rule('immediate'), AT - DAY, AT, { do: 'skip' }],
  [
    'R-ADS-007 a timed one before its time',
    rule('timed', '20:30'),
    null,
    AT - 1,
    { do: 'wait', atMs: AT },
  ],
  ['R-ADS-007 a timed one at its time', rule('timed', '20:30'), null, AT, { do: 'show' }],
  ['R-ADS-004 four minutes late', rule('timed', '20:30'), null, AT + 4 * MINUTE, { do: 'show' }],
  ['R-ADS-004 five minutes late', rule('timed', '20:30'), null, AT + 5 * MINUTE, { do: 'show' }],
  [
    'R-ADS-002 R-ADS-004 six minutes late it waits for tomorrow',
    rule('timed', '20:30'),
    null,
    AT + 6 * MINUTE,
    { do: 'wait', atMs: AT + DAY },
  ],
  [
    'R-ADS-002 shown today, it waits for tomorrow',
    rule('timed', '20:30'),
    AT,
    AT + MINUTE,
    { do: 'wait', atMs: AT + DAY },
  ],
  [
    'a date of its own',
    rule('timed', '2026-11-17 20:30'),
    null,
    AT - DAY,
    { do: 'wait', atMs: AT },
  ],
  [
    'R-ADS-004 a date that is past',
    rule('timed', '2026-11-17 20:30'),
    null,
    AT + 6 * MINUTE,
    { do: 'skip' },
  ],
] as const)('%s', (_name, popUp, shownAtMs, nowMs, plan) => {
  expect(popUpPlan(popUp, shownAtMs, nowMs)).toEqual(plan)
})

test.each(['x', '25:00', '20:60', '', '2026-13-40 99:99'])(
  'R-ADS-005 the time "%s" is noted and nothing is shown',
  (date) => {
    expect(popUpPlan(rule('timed', date), null, AT)).toMatchObject({ do: 'note' })
  },
)

test('R-ADS-003 nothing comes up over a promotion', () => {
  expect(mayPopUp('/hd/1812')).toBe(false)
  expect(mayPopUp('/tabs/home')).toBe(true)
})

test.each([
  ['20:30', true],
  ['2026-11-25 20:30', true],
  ['24:00', false],
  ['2026-13-01 20:30', false],
  ['tonight', false],
  ['', false],
])('%s is a time for a pop-up: %o', (date, is) => {
  expect(isPopUpTime(date)).toBe(is)
})
