import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import type { WithdrawalDesk } from '@linmen/contract/wallet/withdrawal.schemas.ts'
import { smaller } from '@linmen/domain/money/cents.ts'
import { balanceText, priceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Field } from '#ui/field/field.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { CodeField, useSendCode } from '#features/auth/parts/public.ts'
import { Course } from '#features/wallet/parts/course.tsx'
import { PayeeChoice } from '#features/wallet/parts/payee-choice.tsx'
import { useWithdraw, type Withdraw } from '#features/wallet/use-withdraw.ts'
import s from '#features/wallet/parts/withdraw.module.css'

export function Page() {
  const desk = useQuery(read(withdrawalEndpoints.listBanks, { kind: 'bank' }))
  return (
    <PageFrame
      title="提现"
      right={
        <Button look="ghost" size="s" href={hrefTo('MoneyDetailPage')}>
          记录
        </Button>
      }
    >
      <Loaded query={desk} skeleton={<SkeletonCards />}>
        {(known) =>
          known.realName === undefined ? (
            <EmptyState
              title="提现前先完成实名认证"
              text="收款人需与实名一致，认证只需一次"
              action={{ text: '去认证', href: hrefTo('UserInfoCompletePage') ?? '#/' }}
            />
          ) : (
            <Desk desk={known} />
          )
        }
      </Loaded>
    </PageFrame>
  )
}

const OPEN = new Set(['review', 'approved', 'submitted', 'unknown'])

function Desk({ desk }: { desk: WithdrawalDesk }) {
  const form = useWithdraw(desk)
  const { last } = desk
  const isBusyElsewhere = last !== undefined && OPEN.has(last.state)
  const text = isBusyElsewhere
    ? '上一笔处理中'
    : desk.leftToday === 0
      ? '今天已提 3 笔，请明天再来'
      : form.amount === null
        ? '提现'
        : `提现 ${priceText(form.amount)} 元`
  return (
    <div className={s.page}>
      <AmountCard desk={desk} form={form} />
      <PayeeChoice desk={desk} form={form} />
      <CodeCard desk={desk} form={form} />
      {last && <Last of={last} />}
      <Hint>
        只能提现收入，充值的金币不可提现
        <br />
        单笔 {priceText(desk.least)}–{priceText(desk.most)} 元，每天最多 3 笔，同时处理 1 笔
      </Hint>
      <BottomBar>
        <Button
          size="l"
          busy={form.busy}
          disabled={isBusyElsewhere || desk.leftToday === 0}
          onClick={() => void form.submit()}
        >
          {text}
        </Button>
      </BottomBar>
    </div>
  )
}

interface PartProps {
  readonly desk: WithdrawalDesk
  readonly form: Withdraw
}

function AmountCard({ desk, form }: PartProps) {
  const { wrong } = form
  return (
    <Card padded label="提现金额">
      <div className={s.able}>
        <span>提现金额</span>
        <span>
          可提现 <b>{balanceText(desk.cash)}</b> 元
        </span>
      </div>
      <Field
        label="提现金额"
        lead="¥"
        placeholder={`${priceText(desk.least)} 起`}
        inputMode="decimal"
        value={form.typed}
        onChange={form.typeAmount}
        {...(wrong?.at === 'amount' && { error: wrong.text })}
        trail={
          <Button
            look="ghost"
            size="s"
            onClick={() => form.typeAmount(balanceText(smaller(desk.cash, desk.most)))}
          >
            全部
          </Button>
        }
      />
      <div className={s.able}>
        <span>手续费 0.00</span>
        <span>预计到账 {form.amount === null ? '-' : `${balanceText(form.amount)} 元`}</span>
      </div>
    </Card>
  )
}

function CodeCard({ desk, form }: PartProps) {
  const sending = useSendCode(codeEndpoints.sendCheckCode, 'verifyPhone')
  const { wrong } = form
  return (
    <Card padded label="验证码">
      <p className={s.sent}>发送到 {desk.phone}</p>
      <CodeField
        value={form.code}
        onChange={form.setCode}
        error={wrong?.at === 'code' ? wrong.text : undefined}
        phone={desk.phone}
        sending={sending}
      />
    </Card>
  )
}

function Last({ of }: { of: NonNullable<WithdrawalDesk['last']> }) {
  return (
    <Section
      title="上一笔"
      fact={`${balanceText(of.amount)} 元`}
      more={{ text: '详情', href: hrefTo('DrawDetailPage', { id: of.id }) ?? '#/' }}
    >
      <Card padded>
        <p className={s.sent}>{of.payee}</p>
        <Course steps={of.steps} />
      </Card>
    </Section>
  )
}
