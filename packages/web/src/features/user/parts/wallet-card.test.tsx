import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#kit/query-client.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import type { Me } from './profile.tsx'
import { WalletCard } from './wallet-card.tsx'

let asked: string[] = []
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.split('?')[0]!)
    const count = couponEndpoints.count.output.encode({ usable: 3, expiringSoon: 0 }) as object
    return Response.json({ isSuccess: true, code: 1, ...count })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (member: Pick<Me, 'coins' | 'earned'> | undefined) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WalletCard member={member as Me | undefined} />
    </QueryClientProvider>,
  )

test('R-USER-003 balances have two decimals', async () => {
  show({ coins: cents(12_600), earned: cents(0) })
  expect(screen.getByText('126.00')).toBeDefined()
  expect(screen.getByText('0.00')).toBeDefined()
  expect(await screen.findByText('3')).toBeDefined()
})

test('R-ROLE-011 nobody counts the coupons of a visitor', async () => {
  show(undefined)
  await Promise.resolve()
  expect(screen.getAllByText('-')).toHaveLength(3)
  expect(asked).toEqual([])
})
