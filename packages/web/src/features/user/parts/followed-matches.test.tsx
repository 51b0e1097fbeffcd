import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readsOf } from '#kit/read.ts'
import { answer } from '#test/answers.ts'
import { showPart } from '#test/show.tsx'
import { FollowedMatches } from './followed-matches.tsx'

const show = (follows: Record<Sport, string[]>, hasNext = false) =>
  showPart(<FollowedMatches />, [
    answer(matchEndpoints.listFollowed, ({ sport }) => ({ matchIds: follows[sport], hasNext })),
  ])

const link = (name: RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name })

test('the matches of both sports are counted together, and each sport leads to its own list', async () => {
  show({ football: ['f1', 'f2', 'f3', 'f4'], basketball: ['b1'] })
  expect(await screen.findByText('5 场')).toBeDefined()
  expect((await link(/足球.*4 场/)).hash).toBe('#/tabs/match?tab=followed')
  expect((await link(/篮球.*1 场/)).hash).toBe('#/tabs/match-bk?tab=followed')
})

test('a star that was set in either sport is counted', async () => {
  const follows = { football: ['f1', 'f2'], basketball: ['b1'] }
  const { queries } = show(follows)
  expect(await screen.findByText('3 场')).toBeDefined()
  follows.basketball.push('b2', 'b3')
  await act(() => queries.invalidateQueries({ queryKey: readsOf(matchEndpoints.listFollowed) }))
  expect(await screen.findByText('5 场')).toBeDefined()
  expect(await link(/篮球.*3 场/)).toBeDefined()
})

test('more than an answer names is told as more', async () => {
  show({ football: ['f1'], basketball: ['b1', 'b2'] }, true)
  expect(await screen.findByText('3+ 场')).toBeDefined()
})
