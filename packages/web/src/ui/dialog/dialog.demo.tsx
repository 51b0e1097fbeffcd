import { Button } from '#ui/button/button.tsx'
import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { alert, confirm, DialogBody } from './dialog.tsx'
import d from './dialog.demo.module.css'

const act = () => {}

export const demo: Demo = {
  title: '对话框',
  cases: [
    {
      name: '稳妥在左，主要在右',
      show: (
        <div className={d.panel}>
          <DialogBody
            title="金币不足"
            text="需要 38 金币，当前余额 12.00"
            cancel="取消"
            ok="去充值"
            onOk={act}
            onCancel={act}
          />
        </div>
      ),
    },
    {
      name: '弹出',
      show: (
        <div className={s.row}>
          <Button
            look="ghost"
            onClick={() => void confirm({ title: '确认删除消息吗?', ok: '删除' })}
          >
            询问
          </Button>
          <Button look="ghost" onClick={() => void alert('您本月支付已超限额')}>
            告知
          </Button>
        </div>
      ),
    },
  ],
}
