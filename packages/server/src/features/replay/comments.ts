import type { InputOf, PageWish } from '@linmen/contract'
import { replayEndpoints } from '@linmen/contract/expert/replay.endpoints.ts'
import type { ReplayComment } from '@linmen/contract/expert/replay.schemas.ts'
import type { Reader, Tx } from '#db/port.ts'
import type { CommandCall } from '#kit/call.ts'
import { command } from '#kit/command.ts'
import { pageFrom, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { findReplay } from './replay.repo.ts'

const PAGE = 20

type Viewer = { readonly id: string } | null

/** Comments on the replay itself, newest first; answers stand below their comment. */
export const listComments = query(
  replayEndpoints.listComments,
  async (db, { replayId, pageNo }, { actor, refuse }) => {
    if (!(await findReplay(db, replayId))) refuse('replay.not_found', {})
    return commentPage(db, { replayId }, { pageNo, pageSize: PAGE }, actor)
  },
)

export const lookComment = query(
  replayEndpoints.lookComment,
  async (db, { id }, { actor, refuse }) => {
    const [comment] = (await commentPage(db, { id }, { pageNo: 1, pageSize: 1 }, actor)).items
    if (!comment) return refuse('replay.no_comment', {})
    const replies = await commentPage(db, { parentId: id }, { pageNo: 1, pageSize: 100 }, actor)
    return { comment, replies: replies.items.toReversed() }
  },
)

export const comment = command(replayEndpoints.comment, (tx, said, call) =>
  addComment(tx, said, call),
)

interface CommentCall extends Pick<CommandCall, 'nowMs'> {
  readonly ports: Pick<CommandCall['ports'], 'ids'>
  readonly actor: { readonly id: string }
  readonly refuse: (code: 'replay.not_found' | 'replay.no_comment', data: {}) => never
}

export async function addComment(
  tx: Tx,
  { replayId, content, parentId }: InputOf<typeof replayEndpoints.comment>,
  { actor, nowMs, ports, refuse }: CommentCall,
): Promise<ReplayComment> {
  if (!(await findReplay(tx, replayId))) refuse('replay.not_found', {})
  if (parentId !== undefined && !(await stands(tx, parentId, replayId)))
    refuse('replay.no_comment', {})
  const id = ports.ids.next('rc')
  await tx
    .insertInto('replay_comment')
    .values({
      id,
      replay_id: replayId,
      parent_id: parentId ?? null,
      member_id: actor.id,
      content: content.trim(),
      created_at_ms: nowMs,
    })
    .execute()
  return (await commentPage(tx, { id }, { pageNo: 1, pageSize: 1 }, actor)).items[0]!
}

/** An answer belongs to a comment, not to another answer. */
async function stands(db: Reader, id: string, replayId: string): Promise<boolean> {
  const row = await db
    .selectFrom('replay_comment')
    .select('id')
    .where('id', '=', id)
    .where('replay_id', '=', replayId)
    .where('parent_id', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

type Which = { readonly replayId: string } | { readonly id: string } | { readonly parentId: string }

async function commentPage(db: Reader, which: Which, wish: PageWish, viewer: Viewer) {
  const base = db
    .selectFrom('replay_comment as c')
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.replay_id', 'c.member_id', 'c.content', 'c.created_at_ms'])
    .select(['m.nickname', 'm.avatar_key'])
    .select((select) =>
      select
        .selectFrom('replay_comment as r')
        .select(({ fn }) => fn.countAll<number>().as('replies'))
        .whereRef('r.parent_id', '=', 'c.id')
        .as('replies'),
    )
    .orderBy('c.created_at_ms', 'desc')
    .orderBy('c.id', 'desc')
  const found =
    'id' in which
      ? base.where('c.id', '=', which.id)
      : 'parentId' in which
        ? base.where('c.parent_id', '=', which.parentId)
        : base.where('c.replay_id', '=', which.replayId).where('c.parent_id', 'is', null)
  return presented(await pageFrom(found, wish), (rows) =>
    rows.map((row): ReplayComment => ({
      id: row.id,
      replayId: row.replay_id,
      author: row.nickname,
      authorId: row.member_id,
      avatar: row.avatar_key,
      content: row.content,
      atMs: row.created_at_ms,
      replies: Number(row.replies),
      mine: viewer?.id === row.member_id,
    })),
  )
}
