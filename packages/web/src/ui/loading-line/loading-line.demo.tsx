import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { LoadingLine } from './loading-line.tsx'

export const demo: Demo = {
  title: '加载线',
  cases: [
    {
      name: '页面顶部',
      show: (
        <div
          className={s.row}
          style={{ position: 'relative', transform: 'translateZ(0)', height: 8 }}
        >
          <LoadingLine />
        </div>
      ),
    },
  ],
}
