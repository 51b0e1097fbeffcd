import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Cents } from '@linmen/contract'
import type { OfferedCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { OfferStrip } from './offer-strip.tsx'

const fen = (amount: number) => amount as Cents
const coupon = (rest: Partial<OfferedCoupon> = {}): OfferedCoupon => ({
  id: 'c1',
  name: '',
  kind: 'amountOff',
  category: 'general',
  worth: fen(800),
  threshold: fen(3000),
  validFromMs: 0,
  validToMs: 9e12,
  platforms: [],
  expertLevel: null,
  expertId: null,
  origin: 'system',
  createdAtMs: 0,
  usable: true,
  ...rest,
})
const free = coupon({ id: 'c2', kind: 'free', usable: false, why: 'expert', reason: '限其他专家' })
const card = { percent: 90, endsAtMs: 9e12 }

const show = (rest: Partial<Parameters<typeof OfferStrip>[0]> = {}) => {
  const onChoose = vi.fn()
  const best = coupon()
  render(
    <OfferStrip
      usable={[best]}
      unusable={[free]}
      card={card}
      chosen={best}
      currency="金币"
      loading={false}
      onChoose={onChoose}
      {...rest}
    />,
  )
  return { onChoose, best }
}
const tile = (name: RegExp) => screen.getByRole('button', { name })

test('the chosen coupon is pressed, the card is not, and both are counted', () => {
  show()
  expect(tile(/满 30 减 8/).getAttribute('aria-pressed')).toBe('true')
  expect(tile(/九折卡/).getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByText('2 张可用')).toBeTruthy()
})

test('a coupon that cannot be used is off and says why', () => {
  show()
  const off = tile(/免费券.*限其他专家/)
  expect(off.hasAttribute('disabled')).toBe(true)
})

test('a second tap on the chosen coupon, or a tap on the card, takes it away', () => {
  const { onChoose } = show()
  fireEvent.click(tile(/满 30 减 8/))
  fireEvent.click(tile(/九折卡/))
  expect(onChoose.mock.calls).toEqual([[null], [null]])
})

test('a tap on another coupon chooses it', () => {
  const { onChoose, best } = show({ chosen: null })
  fireEvent.click(tile(/满 30 减 8/))
  expect(onChoose).toHaveBeenCalledWith(best)
})

test('without anything to offer there is no strip', () => {
  show({ usable: [], unusable: [], card: null, chosen: null })
  expect(screen.queryByText('优惠')).toBeNull()
})
