import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { Badge } from './badge.tsx'

export const demo: Demo = {
  title: '角标',
  cases: [
    {
      name: '数目与红点，零不显示',
      show: (
        <div className={s.row}>
          <Badge count={3} />
          <Badge count={48} />
          <Badge count={120} />
          <Badge dot />
          <Badge count={0} />
        </div>
      ),
    },
  ],
}
