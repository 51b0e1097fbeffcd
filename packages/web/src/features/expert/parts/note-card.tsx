import { receivedNoteEndpoints } from '@linmen/contract/expert/received-note.endpoints.ts'
import type { ReceivedNote } from '@linmen/contract/plan/note.schemas.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { useWrite } from '#kit/use-write.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './note-card.module.css'

/** One note to the expert: what it is about, the words, the answer. */
export function NoteCard({ note }: { note: ReceivedNote }) {
  const { id, author, authorId, avatar, content, createdAtMs, reply, shown } = note
  const [words, setWords] = useState('')
  const answer = useWrite(receivedNoteEndpoints.replyToNote)
  const display = useWrite(receivedNoteEndpoints.showNote)
  const send = async () => {
    if (words.trim() === '') return notices.toast('请填写回复')
    const done = await answer.write({ noteId: id, shown, reply: words.trim() })
    if (done.ok) setWords('')
  }
  return (
    <Card padded label={`${author} 的留言`}>
      <div className={s.head}>
        <Avatar id={authorId} url={avatar} size={32} />
        <b className={s.name}>{author}</b>
        <span
          className={s.time}
        >{`${beijingDay(createdAtMs).slice(5)} ${beijingTime(createdAtMs)}`}</span>
      </div>
      <p className={s.words}>{content}</p>
      <Subject note={note} />
      {reply !== undefined && <p className={s.reply}>回复：{reply}</p>}
      <div className={s.answer}>
        <Field
          label={`回复 ${author}`}
          placeholder={reply === undefined ? '写回复' : '改写回复'}
          maxLength={500}
          value={words}
          onChange={setWords}
        />
        <div className={s.buttons}>
          <Button
            size="s"
            look="ghost"
            busy={display.busy}
            label={`${shown ? '隐藏' : '公开'} ${author} 的留言`}
            onClick={() => void display.write({ noteId: id, shown: !shown })}
          >
            {shown ? '隐藏' : '公开'}
          </Button>
          <Button size="s" busy={answer.busy} label={`回复 ${author}`} onClick={() => void send()}>
            回复
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Subject({ note: { about, subjectId, title } }: { note: ReceivedNote }) {
  const href =
    about === 'plan'
      ? hrefTo('PlanDetailPage', { id: subjectId })
      : hrefTo('JieduDetailPage', { id: subjectId })
  return (
    <Press className={s.subject} href={href}>
      {about === 'plan' ? '方案' : '解读'}　{title}
    </Press>
  )
}
