import type { InputOf, OutputOf } from '@linmen/contract'
import { spendingEndpoints } from '@linmen/contract/user/spending.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useState } from 'react'
import { useHost } from '#kit/host.ts'
import { notices } from '#kit/notices.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { FormNote } from './form-note.tsx'
import s from './limit-sheet.module.css'

interface LimitSheetProps {
  readonly open: boolean
  readonly own: OutputOf<typeof spendingEndpoints.setLimit>
  readonly onClose: () => void
}

export function LimitSheet({ open, own, onClose }: LimitSheetProps) {
  const { currency } = useHost()
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const { write, busy } = useWrite(spendingEndpoints.setLimit)
  const shown = typed ?? (own.limit === undefined ? '' : priceText(own.limit))
  const send = async (input: InputOf<typeof spendingEndpoints.setLimit>) => {
    const done = await write(input)
    if (!done.ok) {
      if (done.failure.code === 'spending.limit_form') setWrong(done.failure.text)
      return
    }
    notices.toast(done.output.nextFromMs === undefined ? '上限已生效' : '72 小时后生效')
    onClose()
  }
  const save = () => {
    if (!/^\d{1,6}$/.test(shown)) return setWrong('请输入 1 到 100000 的整数')
    void send({ limit: cents(Number(shown) * 100) })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="每月消费上限"
      footer={
        <div className={s.actions}>
          {own.limit !== undefined && (
            <Button look="ghost" size="l" busy={busy} onClick={() => void send({})}>
              取消上限
            </Button>
          )}
          <Button size="l" busy={busy} onClick={save}>
            保存
          </Button>
        </div>
      }
    >
      <div className={s.body}>
        <Field
          label="每月上限"
          placeholder={`每月最多花多少${currency}`}
          inputMode="numeric"
          maxLength={6}
          value={shown}
          onChange={(text) => (setTyped(text.replaceAll(/\D/g, '')), setWrong(undefined))}
          trail={<span className={s.unit}>{currency}</span>}
          {...(wrong !== undefined && { error: wrong })}
        />
        <FormNote>
          达到上限后，本月不能再购买，不影响已经买到的内容。调低立即生效，调高或取消 72 小时后生效。
        </FormNote>
      </div>
    </Sheet>
  )
}
