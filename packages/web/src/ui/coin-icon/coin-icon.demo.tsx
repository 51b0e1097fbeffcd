import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { CoinIcon } from './coin-icon.tsx'

export const demo: Demo = {
  title: '金币',
  cases: [
    {
      name: '14、16、28',
      show: (
        <div className={s.row}>
          <CoinIcon size={14} />
          <CoinIcon />
          <CoinIcon size={28} />
        </div>
      ),
    },
  ],
}
