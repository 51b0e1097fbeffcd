import type { LeagueEntry, SeasonEntry } from '@linmen/contract/league/atlas.schemas.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSeasonChoice } from '#features/league/use-season-choice.ts'
import { ShownContext } from '#kit/shown.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { DataCentre } from './data-centre.tsx'
import type { LeagueViewProps } from '#features/league/parts/season/league-part.ts'

const leagues = [
  { id: '11', name: '英超', colour: '#3b1d5e' },
  { id: '10', name: '欧冠', colour: '#12306b' },
] as LeagueEntry[]

function View({ leagueId, top }: LeagueViewProps) {
  const { choice, choose } = useSeasonChoice(leagueId)
  return (
    <>
      {top}
      <p>{`${choice.leagueId} ${choice.seasonId ?? '本季'}`}</p>
      <button type="button" onClick={() => choose({ id: `${leagueId}051` } as SeasonEntry)}>
        上季
      </button>
    </>
  )
}

function open(address: string) {
  navigation.go(address)
  return render(
    <ShownContext value={{ place: currentPlace(), screen: null, params: {} }}>
      <DataCentre
        title="足球数据"
        header={null}
        query={{} as UseQueryResult}
        leagues={leagues}
        view={View}
      />
    </ShownContext>,
  )
}

test('a reload finds the competition and the season that were chosen', () => {
  const { unmount } = open('/data')
  expect(screen.getByText('11 本季')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '欧冠' }))
  fireEvent.click(screen.getByRole('button', { name: '上季' }))
  const { address } = currentPlace()
  expect(address).toBe('/data?leagueId=10&seasonId=10051')
  unmount()
  open(address)
  expect(screen.getByText('10 10051')).toBeDefined()
})

test('another competition begins with its present season, also in the address', () => {
  open('/data?leagueId=10&seasonId=10051')
  fireEvent.click(screen.getByRole('button', { name: '英超' }))
  expect(screen.getByText('11 本季')).toBeDefined()
  expect(currentPlace().address).toBe('/data?leagueId=11')
})

test('a competition nobody knows is the first, and takes no season with it', () => {
  open('/data?leagueId=999&seasonId=10051')
  expect(screen.getByText('11 本季')).toBeDefined()
})
