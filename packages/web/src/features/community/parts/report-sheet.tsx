import type { FoulReason } from '@linmen/contract/community/community.schemas.ts'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { FOUL_REASONS } from '#features/community/foul-reasons.ts'

interface ReportSheetProps {
  readonly open: boolean
  readonly title?: string
  readonly busy: boolean
  readonly onClose: () => void
  readonly onChoose: (reason: FoulReason) => void
}

/** Why something is reported or taken down. */
export function ReportSheet(props: ReportSheetProps) {
  const { open, title = '举报', busy, onClose, onChoose } = props
  const [reason, setReason] = useState<FoulReason>('abuse')
  return (
    <Sheet
      padded
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <Button size="l" busy={busy} onClick={() => onChoose(reason)}>
          提交
        </Button>
      }
    >
      {FOUL_REASONS.map(({ key, label }) => (
        <RadioRow
          key={key}
          name="reason"
          checked={key === reason}
          value={key}
          onChange={setReason}
          title={label}
        />
      ))}
    </Sheet>
  )
}
