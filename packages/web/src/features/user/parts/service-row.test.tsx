import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { showPart } from '#test/show.tsx'
import { ServiceRow } from './service-row.tsx'

const rsa = { kid: 'k1', publicKey: 'AAAA', nonce: 'n1' }
const show = (rest: { servicePhone?: string }) =>
  showPart(<ServiceRow />, [answer(statsEndpoints.config, { promotion: false, rsa, ...rest })])

test('R-UI-012 the service has a phone and hours', async () => {
  show({ servicePhone: '400-000-0000' })
  const row = await screen.findByRole('link', { name: /400-000-0000/ })
  expect(row.textContent).toContain('客服时间:09:00~12:00 13:30~18:00')
  expect(row.getAttribute('href')).toBe('tel:400-000-0000')
})

test('without a phone there are no hours either', async () => {
  const { network, queries } = show({})
  await waitFor(() => expect(network.asked(statsEndpoints.config)).toHaveLength(1))
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.queryByText(/客服/)).toBeNull()
})
