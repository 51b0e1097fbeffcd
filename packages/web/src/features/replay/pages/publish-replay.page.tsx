import { replayEndpoints } from '@linmen/contract/expert/replay.endpoints.ts'
import { lengthFault } from '@linmen/domain/interpretation/interpretation-draft.ts'
import { useState } from 'react'
import { useKeptDraft } from '#kit/kept-draft.ts'
import { notices } from '#kit/notices.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { redirectFromHere } from '#kit/redirect.ts'
import { useSession } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { NotYetExpert } from '#features/plan/parts/public.ts'
import { ReplayWords, EMPTY_REPLAY } from '#features/replay/parts/replay-words.tsx'
import { SettledChoice } from '#features/replay/parts/settled-choice.tsx'

const VERDICTS = [
  { key: 'right', label: '看对了' },
  { key: 'partly', label: '部分看对' },
  { key: 'wrong', label: '看错了' },
] as const

export function Page() {
  const { member } = useSession()
  if (!member)
    return (
      <PageFrame title="写复盘">
        <SkeletonCards />
      </PageFrame>
    )
  if (!member.isExpert) return <NotYetExpert title="写复盘" what="复盘" />
  return <Form expertId={member.id} />
}

/** A look back at an own plan whose match is over. */
function Form({ expertId }: { expertId: string }) {
  const [matchId, setMatchId] = useState('')
  const { words, change, forget } = useKeptDraft('replay', EMPTY_REPLAY)
  const { write, busy } = useWrite(replayEndpoints.publish)
  const { title, summary, body, verdict } = words
  const publish = async () => {
    const fault =
      (matchId === '' && '请选择比赛') ||
      lengthFault('标题', title, { least: 4, most: 60 }) ||
      lengthFault('摘要', summary, { least: 10, most: 300 }) ||
      lengthFault('正文', body, { least: 50, most: 8000 })
    if (fault) return notices.toast(fault)
    const redirect = redirectFromHere()
    const done = await write({ matchId, title, summary, body, verdict })
    if (!done.ok) return
    forget()
    notices.toast('复盘已发布')
    redirect.go('ExpertReplayPage', { id: done.output.id }, { replace: true })
  }
  return (
    <PageFrame
      title="写复盘"
      action={
        <Button size="l" busy={busy} onClick={() => void publish()}>
          发布复盘
        </Button>
      }
    >
      <SettledChoice expertId={expertId} value={matchId} onChange={setMatchId} />
      <Card padded label="回看">
        <Segmented
          label="回看自己的判断"
          items={VERDICTS}
          value={verdict}
          onChange={(next) => change({ verdict: next })}
        />
      </Card>
      <ReplayWords words={words} onChange={change} />
      <Hint>发布后不可修改，读者可以评论　草稿随写随存</Hint>
    </PageFrame>
  )
}
