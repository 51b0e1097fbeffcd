import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { careerLine, playerDetail } from '@linmen/contract/league/player.schemas.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changeShield } from '#sport/shield/shield.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { SquadTab } from './squad-tab.tsx'

afterEach(() => changeShield({ on: false }))

const player = sampleOf(playerDetail, { name: '罗恩', shirt: 9, age: 24, position: 'forward' })
const line = sampleOf(careerLine, { appearances: 31, figures: { goals: 17, assists: 6 } })

function look(teamId: string) {
  const { getPlayerSeasonMap: row } = leagueGateway
  showPart(<SquadTab teamId={teamId} />, [
    answer(row, sampleOf(row.output, { squad: [{ player, line }] })),
  ])
  return screen.findByRole('row', { name: /罗恩/ })
}

const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent)

test('a squad stands by position with what everyone did', async () => {
  expect(cells(await look('shown'))).toEqual(['9', '罗恩', '24', '31', '17', '6'])
  expect(screen.getByRole('heading', { name: '前锋' })).toBeDefined()
})

test('behind the shield a squad is there and what everyone did waits for a tap', async () => {
  changeShield({ on: true })
  expect(cells(await look('hidden'))).toEqual(['9', '罗恩', '24'])
  expect(screen.getByRole('heading', { name: '前锋' })).toBeDefined()
  expect(screen.getByRole('note').textContent).toContain('球员数据含已隐藏的比赛')
  expect(document.body.textContent).not.toMatch(/出场|进球|助攻/)
  fireEvent.click(screen.getByRole('button', { name: '点按查看' }))
  expect(cells(screen.getByRole('row', { name: /罗恩/ }))).toContain('17')
})
