import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { Demo } from '#ui/demo.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Sheet } from './sheet.tsx'

export const demo: Demo = {
  title: '底部面板',
  cases: [{ name: '点外侧或按 Esc 关闭', show: <Trial /> }],
}

function Trial() {
  const [open, setOpen] = useState(false)
  const shut = () => setOpen(false)
  return (
    <>
      <Button look="ghost" onClick={() => setOpen(true)}>
        打开
      </Button>
      <Sheet
        open={open}
        onClose={shut}
        title="列表设置"
        footer={
          <Button size="l" onClick={shut}>
            完成
          </Button>
        }
      >
        <ListRow title="显示红黄牌" note="开" />
        <ListRow title="显示排名" note="开" />
      </Sheet>
    </>
  )
}
