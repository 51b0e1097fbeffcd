import { expect, test } from 'vitest'
import type { CampaignKind } from '@linmen/contract/promotion/campaign.schemas.ts'
import { giftFault } from './new-gift.ts'

test.each<[CampaignKind, number, number, number | null, 'need' | 'budget' | null]>([
  ['couponSpree', 0, 500, null, null],
  ['couponSpree', 0, 500, 500, null],
  ['couponSpree', 0, 500, 499, 'budget'],
  ['vipOffer', 0, 500, null, null],
  ['cupSeason', 0, 500, null, null],
  ['topUpGift', 0, 500, null, 'need'],
  ['topUpGift', 1, 500, null, null],
  ['invitation', 0, 500, null, 'need'],
  ['lossReturn', 0, 500, 1, 'need'],
  ['lossReturn', 1, 500, 1, 'budget'],
])('%s that asks %i for %i of a budget %o: %o', (kind, need, worth, budget, fault) => {
  expect(giftFault({ kind, need, worth, budget })).toBe(fault)
})
