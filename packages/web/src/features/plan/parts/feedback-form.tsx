import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite } from '#kit/use-write.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import s from './publish-form.module.css'

const REASONS = ['内容有误', '涉嫌抄袭', '含有承诺盈利', '含有联系方式', '其他']

/** What is wrong with a piece of content, sent to customer service with its number. */
export function FeedbackForm({ about, title }: { about: string; title: string }) {
  const [reason, setReason] = useState(REASONS[0]!)
  const [words, setWords] = useState('')
  const { write } = useWrite(feedbackEndpoints.sendFeedback)
  const submit = async () => {
    if (words.trim().length < 5) return notices.toast('请多写几个字')
    const redirect = redirectFromHere()
    const done = await write({ kind: 'content', content: `[${about}] ${reason}：${words.trim()}` })
    if (!done.ok) return
    notices.toast('已收到，谢谢')
    redirect.back()
  }
  return (
    <FormPage
      title={title}
      submit={{ text: '提交', onSubmit: submit }}
      foot={<Hint>客服 09:00~12:00、13:30~18:00 处理，结果在“意见反馈”中查看</Hint>}
    >
      <div className={s.chips} role="group" aria-label="原因">
        {REASONS.map((each) => (
          <Chip key={each} active={each === reason} onClick={() => setReason(each)}>
            {each}
          </Chip>
        ))}
      </div>
      <textarea
        className={s.area}
        aria-label="说明"
        placeholder="请说明哪里有问题"
        maxLength={500}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormPage>
  )
}
