import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleEntry, sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { CompanyStrip } from './company-strip.tsx'

const { getEuropeOddsList: table } = oddsGateway
const row = (oddsId: string) => sampleEntry(table.output, 'rows', { oddsId, name: `公司${oddsId}` })

test('the company somebody came for is in sight', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  showPart(<CompanyStrip matchId="7" market="european" company="3" onChoose={() => undefined} />, [
    answer(table, sampleOf(table.output, { rows: ['1', '2', '3'].map(row) })),
  ])
  const chosen = await screen.findByRole('button', { name: '公司3', pressed: true })
  expect(seen.mock.contexts).toEqual([chosen])
})
