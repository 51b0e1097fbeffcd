import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import type { InterpretationDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { goBack } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { redirectFromHere } from '#kit/redirect.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useWrite } from '#kit/use-write.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { STARS } from '#features/interpretation/interpretation-words.ts'
import { interpretationQueries } from '#features/interpretation/interpretation.queries.ts'

const TITLE = '评价解读'
const MOST = 500

export function Page() {
  const { id } = useScreenParams('JieduFeedbackPage')
  const query = useQuery({ ...interpretationQueries.detail(id ?? ''), enabled: id !== undefined })
  if (query.data?.mayRate) return <Form of={query.data} />
  return (
    <PageFrame title={TITLE}>
      {id === undefined ? (
        <Nothing title="没有要评价的解读" text="从已解锁的解读进入" />
      ) : (
        <Loaded query={query}>{(of) => <Nothing title={whyNot(of)} text={of.title} />}</Loaded>
      )}
    </PageFrame>
  )
}

const Nothing = ({ title, text }: { title: string; text: string }) => (
  <EmptyState title={title} text={text} action={{ text: '返回', onClick: goBack }} />
)

function whyNot({ owned, result }: InterpretationDetail): string {
  if (!owned) return '解锁后才能评价'
  return result === undefined ? '比赛结束后可以评价' : '已经评价过这篇解读'
}

function Form({ of }: { of: InterpretationDetail }) {
  const [score, setScore] = useState('5')
  const [content, setContent] = useState('')
  const { write } = useWrite(interpretationEndpoints.rate)
  const { write: claim } = useWrite(couponEndpoints.claimForRating)
  const submit = async () => {
    const sport = of.sport === 'basketball' ? 'basketball' : 'football'
    const rating = { score: Number(score), content: content.trim() }
    const redirect = redirectFromHere()
    const written = await write({ id: of.id, rating, sport, expertId: of.expert.id })
    if (!written.ok) return
    const reward = await claim({ interpretationId: of.id })
    const gift = reward.ok && reward.output.sent ? reward.output.name : undefined
    notices.toast(gift === undefined ? '评价已提交，谢谢' : `评价已提交，送你一张${gift}`)
    redirect.go('JieduDetailPage', { id: of.id }, { replace: true })
  }
  return (
    <FormPage
      title={TITLE}
      intro={<p>{of.title}</p>}
      submit={{ text: '提交评价', onSubmit: submit }}
      foot={
        <Hint>评价公开显示，专家可以回复　请只谈内容是否清楚有用　首次评价送一张解读优惠券</Hint>
      }
    >
      <Segmented
        label="分析是否清楚"
        items={STARS.map((_word, at) => ({ key: String(at + 1), label: `${at + 1} 星` }))}
        value={score}
        onChange={setScore}
      />
      <p role="status">{STARS[Number(score) - 1]}</p>
      <TextArea
        label="评价内容"
        placeholder="哪一段最有用，哪里没有讲清楚（可不填）"
        maxLength={MOST}
        value={content}
        onChange={setContent}
      />
    </FormPage>
  )
}
