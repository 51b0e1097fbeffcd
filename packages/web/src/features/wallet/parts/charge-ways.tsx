import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import type { ChargeConfig, ChargeWay } from '@linmen/contract/wallet/wallet.schemas.ts'
import { notices } from '#kit/notices.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { ChannelMark } from '#ui/radio-row/channel-mark.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import type { Charge } from '#features/wallet/use-charge.ts'
import s from './charge-ways.module.css'

const MARKS: Readonly<Record<ChargeWay, readonly [text: string, colour: string]>> = {
  alipay: ['支', '#1566e0'],
  wechat: ['微', '#0b7d35'],
  microblog: ['博', '#c2410c'],
  bankCard: ['卡', '#0b1a16'],
}

interface ChargeWaysProps {
  readonly config: ChargeConfig
  readonly charge: Charge
}

/** How it is paid, as far as the host allows, and with which card. */
export function ChargeWays({ config, charge }: ChargeWaysProps) {
  return (
    <Card label="支付方式">
      <div role="radiogroup" aria-label="支付方式" className={s.rows}>
        {config.ways.map(({ way, name }) => (
          <RadioRow
            key={way}
            name="charge-way"
            value={way}
            checked={charge.way === way}
            title={name}
            lead={<ChannelMark text={MARKS[way][0]} colour={MARKS[way][1]} />}
            onChange={charge.setWay}
          />
        ))}
      </div>
      {charge.way === 'bankCard' && <Cards config={config} charge={charge} />}
    </Card>
  )
}

function Cards({ config, charge }: ChargeWaysProps) {
  const { write, busy } = useWrite(walletEndpoints.removeChargeWay)
  const remove = async (id: string, tail: string) => {
    const yes = await notices.confirm(`移除尾号 ${tail} 的银行卡？`, { yes: '移除', no: '取消' })
    if (!yes) return
    const done = await write({ wayId: id })
    if (done.ok) charge.setCard('new')
  }
  return (
    <div className={s.cards}>
      {config.cards.length > 0 && (
        <div role="radiogroup" aria-label="银行卡" className={s.rows}>
          {config.cards.map(({ id, tail }) => (
            <div key={id} className={s.card}>
              <RadioRow
                name="charge-card"
                value={id}
                checked={charge.card === id}
                title={`尾号 ${tail}`}
                onChange={charge.setCard}
              />
              <Button look="ghost" size="s" busy={busy} onClick={() => void remove(id, tail)}>
                移除
              </Button>
            </div>
          ))}
          <RadioRow
            name="charge-card"
            value="new"
            checked={charge.card === 'new'}
            title="使用新卡"
            onChange={charge.setCard}
          />
        </div>
      )}
      {charge.card === 'new' && (
        <div className={s.number}>
          <Field
            label="银行卡号"
            placeholder="银行卡号"
            inputMode="numeric"
            autoComplete="cc-number"
            maxLength={23}
            value={charge.cardNumber}
            onChange={charge.setCardNumber}
            {...(charge.cardNumber.length > 11 && charge.needsCard && { error: '请检查卡号' })}
          />
        </div>
      )}
    </div>
  )
}
