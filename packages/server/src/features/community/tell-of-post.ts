import type { FoulReason } from '@linmen/contract/community/community.schemas.ts'
import { FOUL_WORDS } from '@linmen/domain/community/foul-words.ts'
import type { Tx } from '#db/port.ts'
import { linkTo, tellMember, type Telling } from '#features/message/public.ts'
import type { PostRow } from './post.repo.ts'

type About = Pick<PostRow, 'id' | 'post_id' | 'member_id'>

/** Whoever wrote something hears who liked it, each of them once. */
export async function tellOfLike(tx: Tx, telling: Telling, post: About, byId: string) {
  await tellMember(tx, telling, {
    memberId: post.member_id,
    kind: 'like',
    title: await nameOf(tx, byId),
    text: post.post_id === null ? '赞了你的帖子' : '赞了你的评论',
    senderId: byId,
    link: linkTo.post(post.post_id ?? post.id),
    once: `liked:${post.id}:${byId}`,
  })
}

interface Answer {
  readonly id: string
  readonly byId: string
  readonly text: string
}

/** Who was answered hears what was said: the writer of the comment, or of the post. */
export async function tellOfAnswer(
  tx: Tx,
  telling: Telling,
  { answered, post }: { readonly answered: About | undefined; readonly post: About },
  { id, byId, text }: Answer,
) {
  await tellMember(tx, telling, {
    memberId: (answered ?? post).member_id,
    kind: answered ? 'reply' : 'comment',
    title: await nameOf(tx, byId),
    text,
    senderId: byId,
    link: linkTo.post(post.id),
    once: `answer:${id}`,
  })
}

interface Verdict {
  readonly show: boolean
  readonly reason: FoulReason
}

/** Who wrote it hears what an operator decided: of a text that waited, of one that was up, or of an appeal. */
export async function tellOfReview(
  tx: Tx,
  telling: Telling,
  post: PostRow,
  { show, reason }: Verdict,
) {
  const what = post.post_id === null ? '帖子' : '评论'
  const isAppeal = post.appeal !== null
  const title = isAppeal ? '申诉结果' : `${what}审核结果`
  await tellMember(tx, telling, {
    memberId: post.member_id,
    kind: 'system',
    title,
    text: `「${post.body.slice(0, SHORT)}」${show ? SHOWN[isAppeal ? 'appeal' : 'first'] : refused(reason, isAppeal)}`,
    link: linkTo.post(post.post_id ?? post.id),
  })
}

const SHORT = 20
const SHOWN = { first: '已通过审核，大家可以看到了。', appeal: '申诉成立，内容已恢复显示。' }

const refused = (reason: FoulReason, isAppeal: boolean) =>
  isAppeal
    ? `申诉后维持下架，原因：${FOUL_WORDS[reason]}。`
    : `没有显示，原因：${FOUL_WORDS[reason]}。如有异议可以在内容页申诉一次。`

async function nameOf(tx: Tx, memberId: string): Promise<string> {
  const member = await tx
    .selectFrom('member')
    .select('nickname')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return member?.nickname || '一位朋友'
}
