import { Button } from '#ui/button/button.tsx'
import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { check } from '#ui/icon/control.ts'
import { ToastBubble, toast } from './toast.tsx'

export const demo: Demo = {
  title: '轻提示',
  cases: [
    {
      name: '居中，默认 2 秒',
      show: (
        <div className={s.stack}>
          <ToastBubble text="已关注，开赛前提醒你" glyph={check} />
          <Button look="ghost" onClick={() => toast('已关注，开赛前提醒你', 2000, check)}>
            弹出
          </Button>
        </div>
      ),
    },
  ],
}
