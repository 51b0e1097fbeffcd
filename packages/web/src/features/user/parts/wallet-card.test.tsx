import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import type { Me } from './profile.tsx'
import { WalletCard } from './wallet-card.tsx'

const show = (member: Pick<Me, 'coins' | 'earned'> | undefined) =>
  showPart(<WalletCard member={member && sampleOf(userEndpoints.me.output, member)} />, [
    answer(couponEndpoints.count, { usable: 3, expiringSoon: 0, used: 0, expired: 0 }),
  ])

test('R-USER-003 balances have two decimals', async () => {
  show({ coins: cents(12_600), earned: cents(0) })
  expect(screen.getByText('126.00')).toBeDefined()
  expect(screen.getByText('0.00')).toBeDefined()
  expect(await screen.findByText('3')).toBeDefined()
})

test('R-ROLE-011 nobody counts the coupons of a visitor', async () => {
  const { network, queries } = show(undefined)
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.getAllByText('-')).toHaveLength(3)
  expect(network.count()).toBe(0)
})
