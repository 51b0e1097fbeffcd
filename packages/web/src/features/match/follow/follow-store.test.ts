import { expect, test } from 'vitest'
import { asTurned, extrasOf, setStar, stars, takeExtras, takeFollowed } from './follow-store.ts'

const isFollowed = (id: string) => extrasOf(id).get().followed

test('what is followed is lit before its star was asked for, once', () => {
  const before = stars.get()
  takeFollowed(['a', 'b'])
  takeFollowed(['a', 'b'])
  expect([isFollowed('a'), isFollowed('b'), isFollowed('c')]).toEqual([true, true, false])
  expect(stars.get()).toBe(before + 1)
})

test('a star that was turned or told is not lit by an older list', () => {
  setStar('turned', false)
  takeExtras([{ matchId: 'told', followed: false, plans: 2 }])
  takeFollowed(['turned', 'told'])
  expect([isFollowed('turned'), isFollowed('told')]).toEqual([false, false])
  expect(extrasOf('told').get().plans).toBe(2)
})

test('what was lit by a list is put right by what is told', () => {
  takeFollowed(['stale'])
  takeExtras([{ matchId: 'stale', followed: false, plans: 0 }])
  expect(isFollowed('stale')).toBe(false)
})

test('a star turned while the question was on its way stays turned', async () => {
  setStar('before', true)
  const state = (matchId: string) => ({ matchId, followed: false, plans: 1 })
  const { states } = await asTurned(async () => {
    setStar('meanwhile', true)
    return { states: [state('before'), state('meanwhile')] }
  })
  takeExtras(states)
  expect([isFollowed('before'), isFollowed('meanwhile')]).toEqual([false, true])
  expect(extrasOf('meanwhile').get().plans).toBe(1)
})
