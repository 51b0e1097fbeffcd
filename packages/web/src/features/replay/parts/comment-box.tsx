import { replayEndpoints } from '@linmen/contract/expert/replay.endpoints.ts'
import { useState } from 'react'
import { goToLogin } from '#kit/address/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { isLoggedIn } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import s from './comment-box.module.css'

const MOST = 300

interface CommentBoxProps {
  readonly replayId: string
  /** The comment it answers. */
  readonly parentId?: string
}

/** Where somebody writes a comment or an answer. */
export function CommentBox({ replayId, parentId }: CommentBoxProps) {
  const [content, setContent] = useState('')
  const { write, busy } = useWrite(replayEndpoints.comment)
  const send = async () => {
    if (!isLoggedIn()) return goToLogin(navigation.here())
    if (content.trim() === '') return notices.toast('先写点什么')
    const said = { replayId, content: content.trim(), ...(parentId !== undefined && { parentId }) }
    const written = await write(said)
    if (!written.ok) return
    setContent('')
    notices.toast(parentId === undefined ? '评论已发布' : '回复已发布')
  }
  return (
    <div className={s.box}>
      <TextArea
        label={parentId === undefined ? '写评论' : '写回复'}
        placeholder="说说你的看法，友善讨论"
        maxLength={MOST}
        rows={2}
        value={content}
        onChange={setContent}
      />
      <Button size="m" busy={busy} onClick={() => void send()}>
        发布
      </Button>
    </div>
  )
}
