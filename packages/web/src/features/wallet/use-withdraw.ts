import type { Cents } from '@linmen/contract'
import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import type { WithdrawalDesk } from '@linmen/contract/wallet/withdrawal.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite } from '#kit/use-write.ts'

/** A payee somebody writes down now: a card with its bank, or an Alipay account. */
export interface NewPayee {
  readonly kind: 'bank' | 'alipay'
  readonly account: string
  readonly bankId: string
  readonly province: string
  readonly city: string
  readonly branch: string
}

const NOBODY: NewPayee = {
  ...{ kind: 'bank', account: '', bankId: '', province: '', city: '', branch: '' },
}

export type Withdraw = ReturnType<typeof useWithdraw>

/** What is written on the page for withdrawing, and what became of sending it. */
export function useWithdraw(desk: WithdrawalDesk) {
  const [typed, setTyped] = useState('')
  const [wayId, setWayId] = useState(desk.ways[0]?.id ?? 'new')
  const [payee, setPayee] = useState(NOBODY)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<{ readonly at: 'amount' | 'payee' | 'code'; text: string }>()
  const silent = { silent: SHOWN_HERE } as const
  const toBank = useWrite(withdrawalEndpoints.withdraw, silent)
  const toAlipay = useWrite(withdrawalEndpoints.withdrawToAlipay, silent)
  const amount = yuanOf(typed)

  async function submit(): Promise<void> {
    setWrong(undefined)
    if (amount === null) return setWrong({ at: 'amount', text: '请输入提现金额' })
    const isNew = wayId === 'new'
    if (isNew && payee.account.trim() === '')
      return setWrong({ at: 'payee', text: '请填写正确的收款账号' })
    if (code.length !== 6) return setWrong({ at: 'code', text: '请输入 6 位验证码' })
    const { province, city, branch, bankId: bankCode, account } = payee
    const bankName = desk.banks.find(({ id }) => id === bankCode)?.name ?? ''
    const bank = { bankCode, bankName, bankCard: account, province, city, branch }
    const redirect = redirectFromHere()
    const sent =
      isNew && payee.kind === 'alipay'
        ? await toAlipay.write({ account, amount, code })
        : await toBank.write({
            ...(isNew ? { ...bank, kind: 'bank' as const } : { wayId }),
            ...{ amount, code },
          })
    if (sent.ok) {
      notices.toast('已提交，金额已冻结')
      return redirect.go('DrawDetailPage', { id: sent.output.id }, { replace: true })
    }
    const { failure } = sent
    if ('text' in failure && isShownHere(failure.code))
      setWrong({ at: PLACES[failure.code], text: failure.text })
  }

  return {
    ...{ typed, wayId, payee, code, wrong, amount, submit },
    busy: toBank.busy || toAlipay.busy,
    typeAmount: (text: string) => {
      if (/^\d{0,6}(\.\d{0,2})?$/.test(text)) setTyped(text)
    },
    setWayId,
    setCode,
    change: (part: Partial<NewPayee>) => setPayee((before) => ({ ...before, ...part })),
  }
}

const PLACES = {
  'withdraw.real_name': 'payee',
  'withdraw.amount': 'amount',
  'withdraw.open': 'amount',
  'withdraw.too_many': 'amount',
  'withdraw.not_enough': 'amount',
  'withdraw.payee': 'payee',
  'withdraw.bank': 'payee',
  'withdraw.name': 'payee',
  'withdraw.way_not_found': 'payee',
  'code.wrong': 'code',
  'code.gone': 'code',
} as const

const SHOWN_HERE = Object.keys(PLACES) as (keyof typeof PLACES)[]

const isShownHere = (code: string): code is keyof typeof PLACES => code in PLACES

/** Yuan with up to two decimals as whole fen. */
function yuanOf(typed: string): Cents | null {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d{0,2}))?$/.exec(typed) ?? []
  return whole === '' ? null : cents(Number(whole) * 100 + Number(part.padEnd(2, '0')))
}
