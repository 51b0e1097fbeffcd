import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { BetSharesCard } from './bet-shares-card.tsx'
import { Explaining } from './explained-figure.tsx'

const { getMatchBetPercent } = oddsGateway
const winDrawLose = { atMs: 1000, home: 61.2, draw: 21, away: 17.8 }
const shares = sampleOf(getMatchBetPercent.output, { source: '竞彩官方', winDrawLose })

test('shares of tickets say with whose chances they are compared', async () => {
  const quote = { name: '36*', odds: { home: 200, draw: 340, away: 380 } }
  showPart(
    <Explaining>
      <BetSharesCard matchId="7" quote={quote} />
    </Explaining>,
    [answer(getMatchBetPercent, shares)],
  )
  expect(await screen.findByText(/占比差 = 胜平负占比 − 36\* 赛前欧指去水概率。/)).toBeTruthy()
  expect(screen.getByRole('table').textContent).toContain('+13.9')
})
