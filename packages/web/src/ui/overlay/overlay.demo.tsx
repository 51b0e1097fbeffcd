import { Button } from '#ui/button/button.tsx'
import type { Demo } from '#ui/demo.ts'
import { confirm } from '#ui/dialog/dialog.tsx'
import { toast } from '#ui/toast/toast.tsx'
import { closeAllOverlays } from './overlay-store.ts'

export const demo: Demo = {
  title: '浮层',
  cases: [
    {
      name: '离开页面时全部关闭，轻提示留到时间结束',
      show: (
        <Button look="ghost" onClick={openThenLeave}>
          打开后离开
        </Button>
      ),
    },
  ],
}

function openThenLeave() {
  void confirm({ title: '金币不足', text: '需要 38 金币，当前余额 12.00', ok: '去充值' })
  toast('已关注，开赛前提醒你')
  closeAllOverlays()
}
