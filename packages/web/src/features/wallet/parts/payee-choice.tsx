import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import type { WithdrawalDesk, WithdrawalWay } from '@linmen/contract/wallet/withdrawal.schemas.ts'
import { notices } from '#kit/notices.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ChannelMark } from '#ui/radio-row/channel-mark.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import type { Withdraw } from '#features/wallet/use-withdraw.ts'
import { shortMoment } from '#features/wallet/wallet-words.ts'
import { NewPayeeFields } from './new-payee-fields.tsx'
import s from './withdraw.module.css'

interface PayeeChoiceProps {
  readonly desk: WithdrawalDesk
  readonly form: Withdraw
}

/** Where the cash goes: a way of an earlier time, or a new one. */
export function PayeeChoice({ desk, form }: PayeeChoiceProps) {
  const { wrong } = form
  return (
    <Card label="收款方式">
      <div role="radiogroup" aria-label="收款方式" className={s.rows}>
        {desk.ways.map((way) => (
          <SavedWay key={way.id} way={way} name={desk.realName ?? ''} form={form} />
        ))}
        <RadioRow
          name="payee"
          value="new"
          checked={form.wayId === 'new'}
          title="添加收款方式"
          note={`收款人 ${desk.realName ?? ''}`}
          lead={<ChannelMark text="+" colour="#5c6b66" />}
          onChange={form.setWayId}
        />
      </div>
      {form.wayId === 'new' && <NewPayeeFields desk={desk} form={form} />}
      {wrong?.at === 'payee' && (
        <p className={s.wrong} role="alert">
          {wrong.text}
        </p>
      )}
    </Card>
  )
}

interface SavedWayProps {
  readonly way: WithdrawalWay
  readonly name: string
  readonly form: Withdraw
}

function SavedWay({ way, name, form }: SavedWayProps) {
  const { write, busy } = useWrite(withdrawalEndpoints.removeWithdrawalWay)
  const remove = async () => {
    const yes = await notices.confirm(`移除 ${way.name} ${way.tail}？`, { yes: '移除', no: '取消' })
    if (yes && (await write({ wayId: way.id })).ok) form.setWayId('new')
  }
  const isBank = way.kind === 'bank'
  const note =
    way.heldUntilMs === undefined
      ? `${name}　${isBank ? '1–2 个工作日' : '2 小时内'}`
      : `新绑定，${shortMoment(way.heldUntilMs)} 后放款`
  return (
    <div className={s.way}>
      <RadioRow
        name="payee"
        value={way.id}
        checked={form.wayId === way.id}
        title={isBank ? `${way.name}　尾号\u00a0${way.tail}` : `${way.name}　${way.tail}`}
        note={note}
        lead={<ChannelMark text={isBank ? '卡' : '支'} colour={isBank ? '#0b1a16' : '#1566e0'} />}
        onChange={form.setWayId}
      />
      <Button look="ghost" size="s" busy={busy} onClick={() => void remove()}>
        移除
      </Button>
    </div>
  )
}
