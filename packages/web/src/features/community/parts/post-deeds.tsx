import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import type { FoulReason, Post } from '@linmen/contract/community/community.schemas.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { read } from '#kit/read.ts'
import { redirectFromHere } from '#kit/redirect.ts'
import { useLoggedIn } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { flag } from '#ui/icon/match.ts'
import { trash } from '#ui/icon/page.ts'
import { thumb } from '#ui/icon/social.ts'
import { useLike } from '#features/community/use-like.ts'
import { ReportSheet } from './report-sheet.tsx'
import s from './post-deeds.module.css'

/** What a reader, the writer and an operator can do about a post. */
export function PostDeeds({ post }: { post: Post }) {
  const { likes, liked, toggle } = useLike(post)
  const [sheet, setSheet] = useState<'report' | 'remove' | null>(null)
  const report = useWrite(communityEndpoints.report)
  const remove = useWrite(communityEndpoints.removePost)
  const own = useWrite(writingEndpoints.removeOwn)
  const chosen = async (reason: FoulReason) => {
    const deed = sheet === 'remove' ? remove : report
    const written = await deed.write({ postId: post.id, reason })
    if (written.ok) notices.toast(sheet === 'remove' ? '已下架' : '已举报，感谢反馈')
    setSheet(null)
  }
  const removeOwn = async () => {
    const sure = await notices.confirm('删除后不能恢复，确定删除吗?', { yes: '删除', no: '取消' })
    if (!sure) return
    const redirect = redirectFromHere()
    if ((await own.write({ postId: post.id })).ok) redirect.back()
  }
  return (
    <>
      <div className={s.deeds}>
        <button type="button" className={s.deed} aria-pressed={liked} onClick={toggle}>
          <Icon glyph={thumb} size={20} />赞 {likes}
        </button>
        {post.own ? (
          <button type="button" className={s.deed} onClick={() => void removeOwn()}>
            <Icon glyph={trash} size={20} />
            删除
          </button>
        ) : (
          <button type="button" className={s.deed} onClick={() => setSheet('report')}>
            <Icon glyph={flag} size={20} />
            举报
          </button>
        )}
      </div>
      <OperatorDeeds post={post} onRemove={() => setSheet('remove')} />
      <ReportSheet
        open={sheet !== null}
        title={sheet === 'remove' ? '下架原因' : '举报'}
        busy={report.busy || remove.busy}
        onClose={() => setSheet(null)}
        onChoose={(reason) => void chosen(reason)}
      />
    </>
  )
}

function OperatorDeeds({ post, onRemove }: { post: Post; onRemove: () => void }) {
  const loggedIn = useLoggedIn()
  const state = useQuery({ ...read(communityEndpoints.memberState, {}), enabled: loggedIn })
  const pin = useWrite(communityEndpoints.pin)
  const gag = useWrite(communityEndpoints.gag)
  const ban = useWrite(communityEndpoints.ban)
  if (!loggedIn || !state.data?.operator) return null
  const told = (ok: boolean, text: string) => ok && notices.toast(text)
  const silence = async () => {
    const sure = await notices.confirm(`禁言 ${post.author.name} 7 天?`, {
      yes: '禁言',
      no: '取消',
    })
    if (!sure) return
    const { ok } = await gag.write({ memberId: post.author.id, kind: 'all', days: 7 })
    told(ok, '已禁言 7 天')
  }
  const expel = async () => {
    const sure = await notices.confirm(`将 ${post.author.name} 移出社区?`, {
      yes: '移出',
      no: '取消',
    })
    if (sure) told((await ban.write({ memberId: post.author.id })).ok, '已移出社区')
  }
  const setPin = async () =>
    told(
      (await pin.write({ postId: post.id, pinned: !post.pinned })).ok,
      post.pinned ? '已取消置顶' : '已置顶',
    )
  return (
    <div className={s.operator} role="group" aria-label="运营操作">
      <Button size="s" look="ghost" busy={pin.busy} onClick={() => void setPin()}>
        {post.pinned ? '取消置顶' : '置顶'}
      </Button>
      <Button size="s" look="ghost" onClick={onRemove}>
        下架
      </Button>
      <Button size="s" look="ghost" busy={gag.busy} onClick={() => void silence()}>
        禁言
      </Button>
      <Button size="s" look="ghost" busy={ban.busy} onClick={() => void expel()}>
        移出社区
      </Button>
    </div>
  )
}
