import { FOUL_WORDS } from '@linmen/domain/community/foul-words.ts'
import type { Post } from '@linmen/contract/community/community.schemas.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import s from './appeal.module.css'

const LEAST = 5
const MOST = 200
const AGAIN = {
  open: '如果觉得处理有误，可以申诉一次。',
  sent: '已收到你的申诉，处理结果会发到消息中心。',
  closed: '申诉已处理。',
}

/** What its writer is told of a text that waits or was taken down, and the one objection they have. */
export function Appeal({ post }: { post: Post }) {
  const [open, setOpen] = useState(false)
  if (!post.own) return null
  if (post.state === 'waiting')
    return (
      <p className={s.note}>新成员的前几条内容先审后发，通过后大家才能看到，结果会发到消息中心。</p>
    )
  if (post.appeal === undefined) return null
  return (
    <div className={s.note}>
      <p className={s.words}>
        {post.state === 'hidden' ? '内容被多人举报，暂不显示' : '内容已下架'}
        {post.reason && `，原因：${FOUL_WORDS[post.reason]}`}。{AGAIN[post.appeal]}
      </p>
      {post.appeal === 'open' && (
        <Button size="s" look="ghost" onClick={() => setOpen(true)}>
          申诉
        </Button>
      )}
      {open && <AppealSheet postId={post.id} onClose={() => setOpen(false)} />}
    </div>
  )
}

function AppealSheet({ postId, onClose }: { postId: string; onClose: () => void }) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { write, busy } = useWrite(writingEndpoints.appeal)
  const submit = async () => {
    const said = text.trim()
    if (said.length < LEAST) return setWrong(`请至少写 ${LEAST} 个字`)
    const { ok } = await write({ postId, text: said })
    if (ok) notices.toast('申诉已提交')
    if (ok) onClose()
  }
  return (
    <Sheet
      open
      title="申诉"
      onClose={onClose}
      footer={
        <Button size="l" busy={busy} onClick={() => void submit()}>
          提交申诉
        </Button>
      }
    >
      <div className={s.form}>
        <TextArea
          label="申诉理由"
          placeholder="说明为什么这条内容没有问题，只能申诉一次"
          maxLength={MOST}
          value={text}
          onChange={(value) => (setText(value), setWrong(undefined))}
          {...(wrong !== undefined && { error: wrong })}
        />
      </div>
    </Sheet>
  )
}
