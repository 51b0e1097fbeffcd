import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import type { ChatLine } from '@linmen/contract/chat/chat.schemas.ts'
import type { FoulReason } from '@linmen/contract/community/community.schemas.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { useWrite } from '#kit/use-write.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { cx } from '#ui/class-names.ts'
import { ReportSheet } from '#features/community/parts/public.ts'
import type { Sides } from './support-bar.tsx'
import s from './chat-room.module.css'

interface ChatLineProps {
  readonly line: ChatLine
  readonly sides: Sides
  readonly own: boolean
}

/** One line with the side its speaker supports. */
export function ChatLineRow({ line, sides, own }: ChatLineProps) {
  const [reporting, setReporting] = useState(false)
  const report = useWrite(chatEndpoints.reportLine)
  const tell = async (reason: FoulReason) => {
    const { ok } = await report.write({ matchId: sides.matchId, number: line.number, reason })
    if (ok) notices.toast('已举报，感谢反馈')
    setReporting(false)
  }
  if (line.removed) return <p className={s.gone}>这条发言已被删除</p>
  const side =
    line.teamId === sides.home.id ? s.home : line.teamId === sides.away.id ? s.away : undefined
  return (
    <div className={cx(s.line, own && s.own)}>
      <Avatar id={line.memberId} size={36} />
      <div className={s.said}>
        <p className={s.who}>
          {side && <i className={cx(s.side, side)} aria-hidden="true" />}
          {own ? '我' : line.name}
          <span className={s.when}>{beijingTime(line.saidAtMs)}</span>
          {!own && (
            <button type="button" className={s.report} onClick={() => setReporting(true)}>
              举报
            </button>
          )}
        </p>
        <p className={s.text}>{line.text}</p>
      </div>
      <ReportSheet
        open={reporting}
        busy={report.busy}
        onClose={() => setReporting(false)}
        onChoose={(reason) => void tell(reason)}
      />
    </div>
  )
}
