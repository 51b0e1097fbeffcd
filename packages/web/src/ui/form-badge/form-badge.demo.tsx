import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { FormBadge } from './form-badge.tsx'

export const demo: Demo = {
  title: '近况',
  cases: [
    {
      name: '胜、平、负',
      show: (
        <div className={s.row}>
          <FormBadge result="win" />
          <FormBadge result="draw" />
          <FormBadge result="loss" />
        </div>
      ),
    },
  ],
}
