import { cents } from '@linmen/domain/money/cents.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { go, isOpen } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { onDevice, storageKeys } from '#kit/storage.ts'
import { askFirst } from './ask-first.ts'

vi.mock('#kit/go.ts', () => ({ go: vi.fn(), isOpen: vi.fn(() => true) }))
vi.mock('#kit/notices.ts', () => ({ notices: { confirm: vi.fn(async () => false) } }))
beforeEach(() => {
  onDevice.drop(storageKeys.vipUpsold)
  vi.mocked(isOpen).mockReturnValue(true)
})
afterEach(() => vi.clearAllMocks())

const host = (vip = true) => ({ currency: '金币', shows: () => vip }) as const
const three = { price: cents(9800), upsell: true }

test('R-SETMEAL-006 memberships are offered once, and the purchase goes on', async () => {
  expect(await askFirst(three, host())).toBe(true)
  expect(notices.confirm).toHaveBeenCalledWith('开通会员更划算', {
    yes: '看看会员',
    no: '继续购买',
  })
  expect(await askFirst(three, host())).toBe(true)
  expect(notices.confirm).toHaveBeenCalledOnce()
})

test('R-SETMEAL-006 who wants to see them goes there, and buys nothing', async () => {
  vi.mocked(notices.confirm).mockResolvedValueOnce(true)
  expect(await askFirst(three, host())).toBe(false)
  expect(go).toHaveBeenCalledWith('VipPage')
})

test.each([
  ['other goods', { ...three, upsell: false }, true, true],
  ['a host without memberships', three, false, true],
  ['a product that sells none yet', three, true, false],
] as const)('R-SETMEAL-006 not for %s', async (_name, goods, shown, open) => {
  vi.mocked(isOpen).mockReturnValue(open)
  expect(await askFirst(goods, host(shown))).toBe(true)
  expect(notices.confirm).not.toHaveBeenCalled()
})
