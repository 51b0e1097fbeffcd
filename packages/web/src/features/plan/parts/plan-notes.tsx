import { noteEndpoints } from '@linmen/contract/plan/note.endpoints.ts'
import type { Note } from '@linmen/contract/plan/note.schemas.ts'
import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { isLoggedIn } from '#kit/login-state.ts'
import { goToLogin } from '#kit/address/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { read } from '#kit/read.ts'
import { useWrite } from '#kit/use-write.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { agoText } from '#features/plan/plan-words.ts'
import s from './plan-notes.module.css'

/** What readers ask under a plan, and what its expert answers. */
export function PlanNotes({ plan }: { plan: PlanDetail }) {
  const { data } = useQuery(read(noteEndpoints.listNotes, { planId: plan.id, pageNo: 1 }))
  const [words, setWords] = useState('')
  const { write, busy } = useWrite(noteEndpoints.leaveNote)
  const send = async () => {
    if (!isLoggedIn()) return goToLogin(navigation.here())
    const content = words.trim()
    if (content === '') return notices.toast('请填写留言')
    const done = await write({ expertId: plan.expert.id, planNo: plan.planNo, content })
    if (done.ok) setWords('')
  }
  return (
    <Card padded label="留言">
      <h2 className={s.title}>留言</h2>
      {data?.items.map((note) => (
        <One key={note.id} note={note} />
      ))}
      {data?.items.length === 0 && <p className={s.none}>还没有留言，问问专家</p>}
      <div className={s.write}>
        <Field
          label="写留言"
          placeholder="向专家提问"
          maxLength={200}
          value={words}
          onChange={setWords}
        />
        <Button size="s" busy={busy} label="发送留言" onClick={() => void send()}>
          发送
        </Button>
      </div>
    </Card>
  )
}

function One({ note }: { note: Note }) {
  const { author, authorId, avatar, content, createdAtMs, reply } = note
  return (
    <div className={s.note}>
      <Avatar id={authorId} url={avatar} size={28} />
      <div className={s.text}>
        <span className={s.who}>
          {author || '用户'}　{agoText(createdAtMs, serverNowMs())}
        </span>
        <p>{content}</p>
        {reply !== undefined && <p className={s.reply}>专家：{reply}</p>}
      </div>
    </div>
  )
}
