import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anOfferedCoupon as coupon } from '#test/an-offered-coupon.ts'
import { OfferStrip } from './offer-strip.tsx'

const free = coupon({ id: 'c2', kind: 'free', usable: false, why: 'expert', reason: '限其他专家' })
const card = { percent: 90, endsAtMs: 9e12, usesLeft: 2 }

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
  expect(tile(/满 30 可用/).getAttribute('aria-pressed')).toBe('true')
  expect(tile(/九折卡/).getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByText('2 个优惠可用')).toBeTruthy()
})

test('a coupon that cannot be used is off and says why', () => {
  show()
  const off = tile(/免费.*限其他专家/)
  expect(off.hasAttribute('disabled')).toBe(true)
})

test('a second tap on the chosen coupon takes it away, a tap on the card changes to it', () => {
  const { onChoose } = show()
  fireEvent.click(tile(/满 30 可用/))
  fireEvent.click(tile(/九折卡/))
  expect(onChoose.mock.calls).toEqual([['none'], ['card']])
})

test('a tap on another coupon chooses it', () => {
  const { onChoose, best } = show({ chosen: 'card' })
  fireEvent.click(tile(/满 30 可用/))
  expect(onChoose).toHaveBeenCalledWith(best)
})

test('the card says how often it can still be used', () => {
  show()
  expect(tile(/九折卡.*可用 2 次/)).toBeTruthy()
})

test('without a card the full price can be chosen', () => {
  const { onChoose } = show({ card: null })
  expect(tile(/不使用优惠/).getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(tile(/不使用优惠/))
  expect(onChoose).toHaveBeenCalledWith('none')
})

test('a deselected coupon leaves the full price selected', () => {
  show({ card: null, chosen: 'none' })
  expect(tile(/不使用优惠/).getAttribute('aria-pressed')).toBe('true')
  expect(tile(/满 30 可用/).getAttribute('aria-pressed')).toBe('false')
})

test('a card can be declined, by a word of its own or a second tap', () => {
  const { onChoose } = show({ usable: [], chosen: 'card' })
  expect(tile(/九折卡/).getAttribute('aria-pressed')).toBe('true')
  expect(tile(/不使用优惠/).getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(tile(/九折卡/))
  fireEvent.click(tile(/不使用优惠/))
  expect(onChoose.mock.calls).toEqual([['none'], ['none']])
})

test('where there is no card, the price to begin with is the full one', () => {
  show({ card: null, chosen: 'card' })
  expect(tile(/不使用优惠/).getAttribute('aria-pressed')).toBe('true')
})

test('without anything to offer there is no strip', () => {
  show({ usable: [], unusable: [], card: null, chosen: 'card' })
  expect(screen.queryByText('优惠')).toBeNull()
})
