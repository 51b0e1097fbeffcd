import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { CardCount } from './card-count.tsx'

export const demo: Demo = {
  title: '红黄牌',
  cases: [
    {
      name: '红在前，零不显示',
      show: (
        <div className={s.row}>
          <CardCount kind="red" count={1} fresh />
          <CardCount kind="yellow" count={2} />
          <CardCount kind="yellow" count={0} />
        </div>
      ),
    },
  ],
}
