import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { ListTab } from '@linmen/domain/match/list/match-list.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => localStorage.clear())

/** The app is opened anew; the answer is the list's tab and how to click another. */
async function visit(sport: Sport) {
  sessionStorage.clear()
  return reload(sport)
}

async function reload(sport: Sport) {
  vi.resetModules()
  const { useListChoice } = await import('./list-choice.ts')
  const { result } = renderHook(() => useListChoice(sport))
  return {
    tab: () => result.current[0].tab,
    click: (tab: ListTab) => act(() => result.current[2](tab)),
    ask: (tab: ListTab) => act(() => result.current[1]({ tab })),
  }
}

test.each([
  ['R-HABIT-005', 'football'],
  ['R-HABIT-006', 'basketball'],
] as const)('%s a visit to %s begins with the tab the person always goes to', async (_, sport) => {
  const first = await visit(sport)
  expect(first.tab()).toBe('all')
  for (const tab of ['live', 'live', 'live', 'finished'] as const) first.click(tab)
  expect(first.tab()).toBe('finished')
  expect((await visit(sport)).tab()).toBe('live')
})

test('each sport has its own habit, and an address that asks for a tab makes none', async () => {
  const football = await visit('football')
  for (let times = 0; times < 3; times += 1) football.click('scheduled')
  expect((await visit('basketball')).tab()).toBe('all')
  const asked = await visit('basketball')
  for (let times = 0; times < 3; times += 1) asked.ask('followed')
  expect((await visit('basketball')).tab()).toBe('all')
})

test.each(['football', 'basketball'] as const)(
  'the %s page loaded again shows the tab it showed, whatever the habit',
  async (sport) => {
    const first = await visit(sport)
    for (const tab of ['live', 'live', 'live', 'finished'] as const) first.click(tab)
    expect((await reload(sport)).tab()).toBe('finished')
    sessionStorage.setItem(`linmen.${sport === 'football' ? 'match' : sport}-tab`, '"gone"')
    expect((await reload(sport)).tab()).toBe('live')
  },
)

test.each([
  ['2026-11-12', '2026-11-12'],
  ['2026-02-31', null],
  ['yesterday', null],
  [undefined, null],
])('an address that asks for the day %s shows %s', async (asked, day) => {
  sessionStorage.clear()
  vi.resetModules()
  const { askFor, chosenFor } = await import('./list-choice.ts')
  askFor('football', { day: asked })
  expect(chosenFor('football').day).toBe(day)
})
