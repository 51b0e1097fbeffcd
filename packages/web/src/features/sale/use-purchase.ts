import * as texts from '@linmen/contract/texts.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { theHost } from '#kit/host.ts'
import { notices } from '#kit/notices.ts'
import { redirectFromHere, type Redirect } from '#kit/redirect.ts'
import { isLoggedIn } from '#kit/session.ts'
import { askFirst } from './ask-first.ts'
import type { ChosenOffer, ForSale, Shortage } from './for-sale.ts'
import { logInToPay, receiveWish, takeWish } from './pay-wish.ts'
import {
  askForCoins,
  askForDirect,
  sayWhyNot,
  type AfterFailure,
  type ToCoins,
} from './say-why-not.ts'
import { useSale } from './use-sale.ts'

export interface Purchase {
  readonly isOpen: boolean
  readonly paying: boolean
  open(): void
  close(): void
  pay(offer: ChosenOffer): Promise<void>
  askForCoins(short: Shortage, offer: ChosenOffer): Promise<void>
}

/**
 * A purchase with everything around it: login first, then what the goods ask, then the sheet, then
 * the page that follows. The wish to pay survives the login under the name of the page; whoever
 * turns out to have it for nothing is not asked to pay.
 */
export function usePurchase(
  page: string,
  goods: ForSale | undefined,
  isFreeNow?: () => Promise<boolean>,
): Purchase {
  const { step, buy, open, close } = useSale()
  const asking = useRef(false)

  async function begin(): Promise<void> {
    if (asking.current || step.at === 'paying') return notices.toast(texts.wait)
    asking.current = true
    const goOn = goods === undefined || (await askFirst(goods, theHost()))
    asking.current = false
    if (goOn) open()
  }

  async function goOnAfterLogin(): Promise<void> {
    if (!(await isFreeNow?.())) await begin()
  }

  async function pay(offer: ChosenOffer): Promise<void> {
    if (!goods) return
    const redirect = redirectFromHere()
    const ended = await buy(goods, offer)
    if (ended.at === 'bought') {
      close()
      return goods.onBought(ended.receipt, redirect)
    }
    if (ended.at !== 'failed') return
    const ways = {
      ...(goods.onBroken && { onBroken: (text: string) => goods.onBroken!(text, redirect) }),
      onShort: toCoins(goods, offer, redirect),
    }
    after(await sayWhyNot(ended.failure, ways, theHost().currency))
  }

  function after(next: AfterFailure): void {
    if (next === 'close') close()
  }
  useWish(page, () => void goOnAfterLogin())

  return {
    isOpen: step.at === 'choosing' || step.at === 'paying' || step.at === 'failed',
    paying: step.at === 'paying',
    open: () => (isLoggedIn() ? void begin() : logInToPay()),
    close,
    pay,
    async askForCoins(short, offer) {
      const { currency } = theHost()
      const toPage = toCoins(goods, offer, redirectFromHere())
      if (!goods?.direct) return after(await askForCoins(short, currency, toPage))
      if (await askForDirect(short, currency)) await goods.direct(offer, short.required)
    },
  }
}

/** The coupon that was chosen comes along: what is paid there is the price that was shown. */
const toCoins = (goods: ForSale | undefined, offer: ChosenOffer, redirect: Redirect): ToCoins =>
  goods?.onShort && ((short) => goods.onShort!(short, offer, redirect))

// Effects start again when a kept page is shown again, and that is when a visitor comes back.
function useWish(page: string, open: () => void): void {
  const openSheet = useEffectEvent(open)
  useEffect(() => {
    if (!receiveWish(page) && takeWish(page) && isLoggedIn()) openSheet()
  }, [page])
}
