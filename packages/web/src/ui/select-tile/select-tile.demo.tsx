import { useState } from 'react'
import { CoinIcon } from '#ui/coin-icon/coin-icon.tsx'
import type { Demo } from '#ui/demo.ts'
import s from './select-tile.demo.module.css'
import { SelectTile } from './select-tile.tsx'

const amounts = [
  { coins: 38, gift: undefined },
  { coins: 68, gift: undefined },
  { coins: 108, gift: '赠 5 元券' },
]

export const demo: Demo = {
  title: '选中块',
  cases: [
    { name: '金额', show: <Amounts /> },
    {
      name: '不可用，写明原因',
      show: (
        <SelectTile selected={false} disabled onClick={() => {}}>
          <span className={s.amount}>
            <b>免费券</b>
            <small>限其他专家</small>
          </span>
        </SelectTile>
      ),
    },
  ],
}

function Amounts() {
  const [chosen, setChosen] = useState(68)
  return (
    <div className={s.grid}>
      {amounts.map(({ coins, gift }) => (
        <SelectTile
          key={coins}
          selected={coins === chosen}
          corner={gift}
          onClick={() => setChosen(coins)}
        >
          <span className={s.amount}>
            <b>
              <CoinIcon size={18} />
              {coins}
            </b>
            <small>{coins} 元</small>
          </span>
        </SelectTile>
      ))}
    </div>
  )
}
