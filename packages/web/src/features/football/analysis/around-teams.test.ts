import { expect, test } from 'vitest'
import { aroundTeams } from './around-teams.ts'

const rows = Array.from({ length: 20 }, (_, at) => ({ teamId: String(at) }))
const idsAround = (...teams: string[]) => aroundTeams(rows, teams).map(({ teamId }) => teamId)

test('two teams are shown with their neighbours', () => {
  expect(idsAround('0', '10')).toEqual(['0', '1', '9', '10', '11'])
  expect(idsAround('4', '5')).toEqual(['3', '4', '5', '6'])
})

test('a team that is not in the table has no neighbours there', () => {
  expect(idsAround('19', 'x')).toEqual(['18', '19'])
  expect(idsAround('x', 'y')).toHaveLength(20)
})

test('a short table is shown whole', () => {
  expect(aroundTeams(rows.slice(0, 6), ['0'])).toHaveLength(6)
})
