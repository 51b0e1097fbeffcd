import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShownContext } from './shown.ts'
import { navigation } from './navigation.ts'
import { useNotedChoice } from './noted-choice.ts'
import { currentPlace } from './place.ts'

const SIDES = [{ key: 'records' }, { key: 'news' }] as const

function open(address: string) {
  navigation.go(address)
  const shown = { place: currentPlace(), screen: null, params: {} }
  return renderHook(() => useNotedChoice('side', SIDES, 'records'), {
    wrapper: ({ children }) => <ShownContext value={shown}>{children}</ShownContext>,
  }).result
}

test.each([
  ['/match-detail?matchId=7', 'records'],
  ['/match-detail?matchId=7&side=news', 'news'],
  ['/match-detail?matchId=7&side=gone', 'records'],
])('%s shows %s', (address, side) => {
  expect(open(address).current[0]).toBe(side)
})

test('what is chosen stands in the address', () => {
  const choice = open('/match-detail?matchId=8')
  act(() => choice.current[1]('news'))
  expect(choice.current[0]).toBe('news')
  expect(currentPlace().address).toBe('/match-detail?matchId=8&side=news')
})
