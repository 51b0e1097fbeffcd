import { spendingEndpoints } from '@linmen/contract/user/spending.endpoints.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { confirm } from '#ui/dialog/dialog.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { FormNote } from './form-note.tsx'
import s from './limit-sheet.module.css'

const DAYS = [1, 7, 30, 90]

interface PauseSheetProps {
  readonly open: boolean
  readonly until: number | undefined
  readonly onClose: () => void
}

export function PauseSheet({ open, until, onClose }: PauseSheetProps) {
  const [days, setDays] = useState(7)
  const { write, busy } = useWrite(spendingEndpoints.coolOff)
  const begin = async () => {
    const text = `${days} 天内不能充值和购买，不能提前结束`
    if (!(await confirm({ title: '开启冷静期', text, ok: '开启' }))) return
    if (!(await write({ days })).ok) return
    notices.toast('冷静期已开启')
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="冷静期"
      footer={
        <Button size="l" busy={busy} onClick={() => void begin()}>
          {until === undefined ? '开启' : '延长'}
        </Button>
      }
    >
      <div className={s.body}>
        <div className={s.choices} role="group" aria-label="冷静期天数">
          {DAYS.map((each) => (
            <Chip key={each} active={each === days} onClick={() => setDays(each)}>
              {each} 天
            </Chip>
          ))}
        </div>
        <FormNote>期间不能充值和购买，可以延长，不能缩短。已经买到的内容照常查看。</FormNote>
      </div>
    </Sheet>
  )
}
