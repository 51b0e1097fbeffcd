import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { PicturePicker, usePictureQueue } from '#features/upload/parts/public.ts'
import { FEEDBACK_WORDS, type FeedbackKind } from '#features/user/feedback-words.ts'
import s from './feedback-form.module.css'

const MOST = 2000
const KINDS = Object.keys(FEEDBACK_WORDS) as FeedbackKind[]

/** What is wrong or missing, in words and up to six pictures. */
export function FeedbackForm() {
  const [kind, setKind] = useState<FeedbackKind>('fault')
  const [content, setContent] = useState('')
  const [wrong, setWrong] = useState<string>()
  const pictures = usePictureQueue()
  const { write, busy } = useWrite(feedbackEndpoints.sendFeedback)
  const submit = async () => {
    if (content.trim() === '') return setWrong('请写下遇到的问题或建议')
    if (pictures.busy) return notices.toast('图片还在上传，请稍候')
    const sent = await write({
      content,
      kind,
      ...(pictures.paths.length > 0 && { pictures: [...pictures.paths] }),
    })
    if (!sent.ok) return
    notices.toast('已提交，感谢反馈')
    setContent('')
    pictures.clear()
  }
  return (
    <Card padded label="写反馈" className={s.form}>
      <div className={s.kinds} role="group" aria-label="反馈类型">
        {KINDS.map((each) => (
          <Chip key={each} active={each === kind} onClick={() => setKind(each)}>
            {FEEDBACK_WORDS[each]}
          </Chip>
        ))}
      </div>
      <TextArea
        label="反馈内容"
        placeholder="在哪个页面、做了什么、看到了什么"
        maxLength={MOST}
        value={content}
        onChange={(text) => (setContent(text), setWrong(undefined))}
        {...(wrong !== undefined && { error: wrong })}
      />
      <PicturePicker queue={pictures} label="添加图片" />
      <Button size="l" busy={busy} onClick={() => void submit()}>
        提交反馈
      </Button>
    </Card>
  )
}
