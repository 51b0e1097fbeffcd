import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { POST_MOST } from '@linmen/contract/community/community.schemas.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { postedAt } from '@linmen/domain/news/posted-at.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { goBack } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read, readPages } from '#kit/read.ts'
import { useLoggedIn } from '#kit/session.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { CopyLink } from '#features/share/parts/public.ts'
import { PicturePicker, usePictureQueue } from '#features/upload/parts/public.ts'
import { PostCard } from '#features/community/parts/post-card.tsx'
import { WriteBar } from '#features/community/parts/write-bar.tsx'
import s from './community.module.css'

const ORDERS = [
  { key: 'newest', label: '最新' },
  { key: 'hottest', label: '最热' },
] as const

export function Page() {
  const { id } = useScreenParams('TopicPage')
  const topic = useQuery(read(communityEndpoints.lookTopic, { id }))
  return (
    <PageFrame
      title={topic.data?.name ?? '话题'}
      header={topic.data ? <Head id={id} /> : undefined}
    >
      <Loaded query={topic}>{() => <Posts topicId={id} />}</Loaded>
    </PageFrame>
  )
}

function Head({ id }: { id: string }) {
  const { data } = useQuery(read(communityEndpoints.lookTopic, { id }))
  const follow = useWrite(writingEndpoints.followTopic)
  if (!data) return null
  const change = () => void follow.write({ topicId: id, follow: !data.followed })
  return (
    <NightPanel>
      <NavBar on="night" onBack={goBack} right={<CopyLink />} />
      <div className={s.panel}>
        <span className={s.hash} aria-hidden="true">
          #
        </span>
        <div className={s.about}>
          <h1 className={s.name}>{data.name}</h1>
          <p className={s.facts}>
            {data.posts} 帖　{data.people} 人参与　{data.followers} 人关注
          </p>
        </div>
        <Button
          look={data.followed ? 'ghost' : 'volt'}
          size="s"
          busy={follow.busy}
          onClick={change}
        >
          {data.followed ? '已关注' : '关注'}
        </Button>
      </div>
    </NightPanel>
  )
}

function Posts({ topicId }: { topicId: string }) {
  const [order, setOrder] = useState<'newest' | 'hottest'>('newest')
  const query = useInfiniteQuery(
    readPages(communityEndpoints.listPosts, { topicId, order, pageSize: 10 }),
  )
  const post = useWrite(writingEndpoints.writePost)
  const pictures = usePictureQueue()
  const loggedIn = useLoggedIn()
  const write = async (text: string) => {
    if (pictures.busy) {
      notices.toast('图片还在上传，请稍候')
      return false
    }
    const written = await post.write({ topicId, text, pictures: [...pictures.paths] })
    if (!written.ok) return false
    pictures.clear()
    notices.toast(written.output.waiting ? '已提交，审核通过后显示' : '已发布')
    return true
  }
  return (
    <>
      <Standing />
      <div className={s.order}>
        <Segmented label="帖子次序" items={ORDERS} value={order} onChange={setOrder} />
      </div>
      <PagedRows
        query={query}
        keyOf={({ id }) => id}
        row={(each) => <PostCard post={each} />}
        empty={{ title: '还没有帖子', text: '写下第一条看法' }}
      />
      <WriteBar
        what={`说说你的看法，${POST_MOST} 字以内`}
        most={POST_MOST}
        busy={post.busy}
        // A visitor has nowhere to send pictures to.
        pictures={
          loggedIn
            ? {
                count: pictures.items.length,
                picker: <PicturePicker queue={pictures} label="添加图片" />,
              }
            : undefined
        }
        onWrite={write}
      />
    </>
  )
}

/** Whoever may not write now, or waits for a review, is told before they type. */
function Standing() {
  const loggedIn = useLoggedIn()
  const { data } = useQuery({ ...read(communityEndpoints.memberState, {}), enabled: loggedIn })
  if (!loggedIn || !data) return null
  if (data.banned) return <p className={s.state}>您已被移出社区，如有异议请联系客服</p>
  if (data.gaggedUntilMs !== null)
    return (
      <p className={s.state}>禁言中，{postedAt(data.gaggedUntilMs, serverNowMs())} 后可以发言</p>
    )
  return data.reviewed ? <p className={s.state}>新成员的前几条内容先审后发</p> : null
}
