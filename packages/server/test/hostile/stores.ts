import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { articleEndpoints } from '@linmen/contract/expert/article.endpoints.ts'
import { draftEndpoints } from '@linmen/contract/expert/draft.endpoints.ts'
import { receivedNoteEndpoints } from '@linmen/contract/expert/received-note.endpoints.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { noteEndpoints } from '@linmen/contract/plan/note.endpoints.ts'
import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import { supportEndpoints } from '@linmen/contract/user/support.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import type { Answer } from '#test/client.ts'
import type { TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { kickOff, scriptedMatch } from '#test/scripted-match.ts'

/** A place where somebody writes: keeps a text and says how others read it, null where the text is refused. */
interface Store {
  readonly name: string
  readonly longest: number
  /** The shortest that is taken. */
  readonly least?: number
  readonly keep: (text: string) => Promise<readonly (string | undefined)[] | null>
}

/** Everywhere people write something that others read, in a world that has all of it. */
export async function storesOf(app: TestApp): Promise<readonly Store[]> {
  const make = factoryFor(app)
  await furnish(app)
  await make.expert('wei')
  const mei = app.as('mei')
  return [
    ...communityStores(app),
    {
      name: 'signature',
      longest: 100,
      keep: async (signature) => {
        await mei.call(accountEndpoints.changeSignature, { signature })
        return [told(await mei.call(userEndpoints.me, {})).signature]
      },
    },
    {
      name: 'feedback and its answer',
      longest: 2000,
      keep: async (content) => {
        const { id } = told(await mei.call(feedbackEndpoints.sendFeedback, { content }))
        await app.as('lao').call(supportEndpoints.answerFeedback, { id, answer: content })
        const own = told(await mei.call(feedbackEndpoints.listFeedback, { pageNo: 1, pageSize: 1 }))
        const [item] = own.items
        return [item?.content, item?.answer]
      },
    },
    {
      name: 'note below a plan and its answer',
      longest: 500,
      keep: async (content) => {
        const plan = await make.plan({ price: cents(0) })
        const about = { expertId: 'wei', planNo: plan.planNo }
        const left = await mei.call(noteEndpoints.leaveNote, { ...about, content })
        if (!left.ok) return null
        const { id } = left.output
        const reply = { noteId: id, shown: true, reply: content }
        await app.as('wei').call(receivedNoteEndpoints.replyToNote, reply)
        const page = { planId: plan.id, pageNo: 1 }
        const all = told(await app.visitor().call(noteEndpoints.listNotes, page))
        const note = all.items.find((each) => each.id === id)
        return [note?.content, note?.reply ?? undefined]
      },
    },
    ...articleStores(app),
  ]
}

const communityStores = (app: TestApp): Store[] => [
  {
    name: 'line of a chat',
    longest: 100,
    keep: async (text) => {
      const said = await app.as('mei').call(chatEndpoints.say, { matchId: 'room', text })
      if (!said.ok) return null
      const after = { matchId: 'room', after: said.output.number - 1 }
      return told(await app.visitor().call(chatEndpoints.history, after)).lines.map((l) => l.text)
    },
  },
  {
    name: 'post',
    longest: 500,
    keep: async (text) => {
      const post = { topicId: 't1', text, pictures: [] }
      const written = await app.as('mei').call(writingEndpoints.writePost, post)
      if (!written.ok) return null
      const { id } = written.output
      return [told(await app.visitor().call(communityEndpoints.lookPost, { id })).text]
    },
  },
  {
    name: 'comment',
    longest: 200,
    keep: async (text) => {
      const post = { topicId: 't1', text: '看评论', pictures: [] }
      const { id: postId } = told(await app.as('mei').call(writingEndpoints.writePost, post))
      const written = await app.as('mei').call(writingEndpoints.writeComment, { postId, text })
      if (!written.ok) return null
      const wish = { postId, order: 'newest', pageNo: 1, pageSize: 20 } as const
      const all = told(await app.visitor().call(communityEndpoints.listComments, wish))
      return all.items.map((comment) => comment.text)
    },
  },
]

const articleStores = (app: TestApp): Store[] => [
  {
    name: 'draft of an expert',
    longest: 20_000,
    keep: async (body) => {
      await app.as('wei').call(draftEndpoints.keepDraft, { kind: 'plan', body })
      return [told(await app.as('wei').call(draftEndpoints.draft, { kind: 'plan' })).body]
    },
  },
  {
    name: 'article of an expert',
    longest: 60,
    least: 10,
    keep: async (text) => {
      const words = { title: text, body: text }
      const done = await app.as('wei').call(articleEndpoints.publishArticle, words)
      if (!done.ok) return null
      const { title, body } = told(
        await app.visitor().call(articleEndpoints.article, { id: done.output.id }),
      )
      return [title, body]
    },
  },
  {
    name: 'news: title, source and paragraph',
    longest: 40,
    least: 4,
    keep: async (text) => {
      const channel = 'notice' as const
      const news = { channel, title: text, paragraphs: [text], source: text }
      const done = told(await app.as('lao').call(homeEndpoints.publishArticle, news))
      const { title, source, paragraphs } = told(
        await app.visitor().call(homeEndpoints.lookArticle, { id: done.id }),
      )
      return [title, source, ...paragraphs]
    },
  },
]

/** A room, a topic and a member who has been here for long. */
async function furnish(app: TestApp) {
  const match = scriptedMatch(app, 'room')
  await match.hears(match.report(1, kickOff(app.clock.nowMs())))
  const made = { created_by: 'lao', created_at_ms: 1 }
  await app.db.transaction(async (tx) => {
    await tx.updateTable('member').set({ created_at_ms: 0 }).where('id', '=', 'mei').execute()
    await tx
      .insertInto('topic')
      .values({ id: 't1', name: '看台', note: '', ...made })
      .execute()
  })
}

function told<Out>(answer: Answer<Out>): Out {
  if (!answer.ok) throw new Error(`${answer.code} ${answer.text}`)
  return answer.output
}
