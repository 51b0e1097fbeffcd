import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ShownContext, type Shown } from '#kit/shown.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { useListChoice } from './list-choice.ts'
import { useAddress } from './use-address.ts'

beforeEach(() => navigation.go('/tabs/home'))

function useList() {
  const [choice, choose] = useListChoice('football')
  useAddress('football', choice)
  return { choice, choose }
}

/** The list as the router shows it at an address. */
function open(address: string) {
  navigation.go(address)
  const shown: Shown = { place: currentPlace(), screen: 'ZqMatchListPage', params: {} }
  return renderHook(useList, {
    wrapper: ({ children }) => <ShownContext value={shown}>{children}</ShownContext>,
  })
}

test('the day and the followed matches an address asks for are shown', () => {
  const { result } = open('/tabs/match?day=2026-11-12&tab=followed')
  expect(result.current.choice).toMatchObject({ day: '2026-11-12', tab: 'followed' })
  expect(currentPlace().query).toEqual({ day: '2026-11-12', tab: 'followed' })
})

test('what the person chooses afterwards stands in the address instead', () => {
  const { result, rerender } = open('/tabs/match?day=2026-11-12&tab=followed')
  result.current.choose({ day: '2026-11-13', tab: 'live' })
  rerender()
  expect(result.current.choice).toMatchObject({ day: '2026-11-13', tab: 'live' })
  expect(currentPlace().query).toEqual({ day: '2026-11-13' })
  result.current.choose({ day: null })
  rerender()
  expect(currentPlace().address).toBe('/tabs/match')
})

test('an address that asks for nothing leaves the choice and names its day', () => {
  open('/tabs/match?day=2026-11-12').unmount()
  navigation.go('/tabs/home')
  const { result } = open('/tabs/match')
  expect(result.current.choice.day).toBe('2026-11-12')
  expect(currentPlace().query).toMatchObject({ day: '2026-11-12' })
})
