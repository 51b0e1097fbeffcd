import { useState } from 'react'
import { CoinIcon } from '#ui/coin-icon/coin-icon.tsx'
import type { Demo } from '#ui/demo.ts'
import { ChannelMark } from './channel-mark.tsx'
import { RadioRow } from './radio-row.tsx'

export const demo: Demo = { title: '单选行', cases: [{ name: '支付方式', show: <Trial /> }] }

function Trial() {
  const [value, setValue] = useState('coins')
  const row = (key: string) => ({
    name: 'demo-pay',
    value: key,
    checked: key === value,
    onChange: setValue,
  })
  return (
    <div role="radiogroup" aria-label="支付方式">
      <RadioRow
        {...row('coins')}
        lead={<CoinIcon size={28} />}
        title="金币余额"
        note="126.00 可用"
      />
      <RadioRow
        {...row('wechat')}
        lead={<ChannelMark text="微" colour="#08803A" />}
        title="微信支付"
      />
      <RadioRow
        {...row('alipay')}
        lead={<ChannelMark text="支" colour="#1567E0" />}
        title="支付宝"
      />
    </div>
  )
}
