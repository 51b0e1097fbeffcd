import type { House } from '@linmen/contract'
import type { payResult } from '@linmen/contract/pay/pay.schemas.ts'
import * as texts from '@linmen/contract/texts.ts'
import { Button } from '#ui/button/button.tsx'
import { GoalArt, type GoalArtKind } from '#ui/goal-art/goal-art.tsx'
import type { ReactNode } from 'react'
import { PageFrame } from './page-frame.tsx'
import s from './pay-result.module.css'

export type PayState = House<typeof payResult>

const words: Record<PayState, { title: string; text: string }> = {
  paid: { title: texts.planBought, text: '内容已解锁，可在已购列表中再次查看' },
  pending: { title: texts.payConfirming, text: texts.payPending },
  failed: { title: texts.payFailed, text: texts.planNotBought },
  cancelled: { title: texts.payCancelled, text: '没有扣款，可以重新支付' },
  redirecting: { title: texts.payRedirecting, text: '请在打开的页面中完成支付' },
  unsupported: { title: texts.payFailed, text: '当前环境不支持这种支付方式' },
}

const arts: Partial<Record<PayState, GoalArtKind>> = { paid: 'goal', failed: 'error' }

export interface PayAction {
  readonly text: string
  readonly onClick: () => void
  readonly busy?: boolean
}

export interface PayResultProps {
  readonly title: string
  readonly state: PayState
  /** What a success is called where nothing was unlocked. */
  readonly done?: string
  /** Why it failed, in the server's words. */
  readonly reason?: string
  /** What was bought and for how much. */
  readonly children?: ReactNode
  readonly main: PayAction
  readonly other?: PayAction
}

/** How a payment ended: one picture, one sentence, the next step. */
export function PayResult({ title, state, done, reason, children, main, other }: PayResultProps) {
  const said = words[state]
  return (
    <PageFrame title={title}>
      <section className={s.result} role="status">
        <GoalArt kind={arts[state] ?? 'empty'} />
        <h2 className={s.title}>{(state === 'paid' && done) || said.title}</h2>
        <p className={s.text}>{shortened(reason) || said.text}</p>
        {children}
        <div className={s.actions}>
          <Button size="l" busy={main.busy ?? false} onClick={main.onClick}>
            {main.text}
          </Button>
          {other && (
            <Button size="l" look="ghost" busy={other.busy ?? false} onClick={other.onClick}>
              {other.text}
            </Button>
          )}
        </div>
      </section>
    </PageFrame>
  )
}

// The reason arrives in the address, where anybody can write: plain text, and not much of it.
const shortened = (reason: string | undefined) => [...(reason ?? '')].slice(0, 60).join('')
