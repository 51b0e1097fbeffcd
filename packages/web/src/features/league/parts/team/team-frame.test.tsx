import type { UseQueryResult } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShownContext } from '#kit/shown.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { showPart } from '#test/show.tsx'
import { TeamFrame } from './team-frame.tsx'

const team = { id: '7', name: '约克城', countryName: '英格兰', leagueName: '英超', coach: '老林' }
const tabs = [
  { key: 'overview', label: '概况', show: () => '球场' },
  { key: 'squad', label: '阵容', show: () => '门将' },
]

function open(address: string) {
  navigation.go(address)
  const query = { data: { team }, error: null } as UseQueryResult<{ team: typeof team }>
  return showPart(
    <ShownContext value={{ place: currentPlace(), screen: null, params: {} }}>
      <TeamFrame sport="football" query={query} tabs={tabs} leagueHref={() => undefined} />
    </ShownContext>,
  )
}

test('a reload of a team finds the tab that was open, and an unknown one is the first', () => {
  const { unmount } = open('/data/team-data?teamId=7&part=nothing')
  expect(screen.getByText('球场')).toBeDefined()
  fireEvent.click(screen.getByRole('tab', { name: '阵容' }))
  expect(screen.getByText('门将')).toBeDefined()
  const { address } = currentPlace()
  unmount()
  open(address)
  expect(screen.getByText('门将')).toBeDefined()
})
