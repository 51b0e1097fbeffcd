import type { Receipt } from '@linmen/contract/pay/pay.schemas.ts'
import { useState } from 'react'
import { askPaid } from './ask-paid.ts'
import type { ChosenOffer, ForSale, SaleFailure } from './for-sale.ts'

/** Where a purchase stands. While it is `paying` nothing else can happen. */
export type SaleStep =
  | { readonly at: 'idle' }
  | { readonly at: 'choosing' }
  | { readonly at: 'paying' }
  | { readonly at: 'bought'; readonly receipt: Receipt }
  | { readonly at: 'failed'; readonly failure: SaleFailure }

/** Opens the sheet, pays with coins and at most one offer, and finds out how it ended. */
export function useSale() {
  const [step, setStep] = useState<SaleStep>({ at: 'idle' })

  async function buy(
    { send, ask }: Pick<ForSale, 'send' | 'ask'>,
    offer: ChosenOffer,
  ): Promise<SaleStep> {
    setStep({ at: 'paying' })
    let paid = await send(offer)
    // The same attempt again is answered with its first receipt.
    if (!paid.ok && (await wasPaidAfterAll(ask, paid.failure))) paid = await send(offer)
    const ended: SaleStep = paid.ok
      ? { at: 'bought', receipt: paid.output }
      : { at: 'failed', failure: paid.failure }
    setStep(ended)
    return ended
  }

  return {
    step,
    buy,
    open: () => setStep({ at: 'choosing' }),
    close: () => setStep((now) => (now.at === 'paying' ? now : { at: 'idle' })),
  }
}

// An answer that was lost on its way says nothing about the money, so the order is asked about.
async function wasPaidAfterAll(ask: ForSale['ask'], failure: SaleFailure): Promise<boolean> {
  if (!ask || (failure.code !== 'outage' && failure.code !== 'in_progress')) return false
  return askPaid(ask, pause).catch(() => false)
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
