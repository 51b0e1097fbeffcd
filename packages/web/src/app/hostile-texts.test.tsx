import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import { chatLine, chatRoom } from '@linmen/contract/chat/chat.schemas.ts'
import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import {
  comment,
  memberStanding,
  post,
  topicDetail,
} from '@linmen/contract/community/community.schemas.ts'
import { article, articleDetail } from '@linmen/contract/home/article.schemas.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { hostileTexts } from '@linmen/contract/kit/hostile-texts.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { aMember } from '#test/a-member.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage, showPart } from '#test/show.tsx'
import { soon } from '#test/soon.ts'
import { ChatRoom } from '#features/chat/parts/public.ts'

vi.mock('#kit/live.ts', () => ({ useLive: () => {} }))

const NAME_MOST = 40
const TITLE_MOST = 80
const names = hostileTexts.filter((text) => text.length <= NAME_MOST)
const nameAt = (at: number) => names[at % names.length]!

let ran = 0
beforeEach(() => {
  ran = 0
  vi.stubGlobal('alert', () => (ran += 1))
  HTMLElement.prototype.scrollIntoView = () => {}
  keepLogin({ token: '1|s' })
})
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'))

/** Waits until every text stands there letter by letter, and looks for anything that became markup. */
async function readAsText(container: HTMLElement, texts: readonly string[]): Promise<void> {
  await soon(() => {
    const shown = container.textContent
    expect(texts.filter((text) => !shown.includes(text))).toEqual([])
  })
  expect(ran).toBe(0)
  const elements = [...container.querySelectorAll('*')]
  const tags = new Set(elements.map(({ localName }) => localName))
  expect(
    ['script', 'iframe', 'object', 'math', 'style', 'animate'].filter((t) => tags.has(t)),
  ).toEqual([])
  const attributes = elements.flatMap((element) => [...element.attributes])
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
  expect(
    attributes.filter(
      ({ name, value }) => /^(href|src)$/.test(name) && /^\s*(javascript|data:text)/i.test(value),
    ),
  ).toEqual([])
}

const page = <Item,>(items: readonly Item[]) => ({ items: [...items], hasNext: false })
const standing = answer(
  communityEndpoints.memberState,
  sampleOf(memberStanding, { mayWrite: true }),
)
const author = (at: number) => ({ id: `m${at}`, name: nameAt(at), avatar: '' })

test('there are more than three hundred of them', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThan(300)
})

test('posts of a topic, its name and its note', async () => {
  const posts = hostileTexts.map((text, at) =>
    sampleOf(post, {
      id: `p${at}`,
      text,
      state: 'shown',
      author: { ...sampleOf(post).author, ...author(at) },
    }),
  )
  const name = names.find((each) => each.length <= 30)!
  const topic = sampleOf(topicDetail, { id: 't1', name, note: hostileTexts[0]! })
  const { container } = await showPage('TopicPage', { id: 't1' }, [
    answer(communityEndpoints.lookTopic, topic),
    answer(communityEndpoints.listPosts, page(posts)),
    standing,
  ])
  await readAsText(container, [...hostileTexts, ...names, name])
})

test('comments below a post and who wrote them', async () => {
  const said = hostileTexts.map((text, at) =>
    sampleOf(comment, {
      ...{ id: `c${at}`, text, state: 'shown' },
      author: { ...sampleOf(comment).author, ...author(at) },
    }),
  )
  const { container } = await showPage('PostPage', { id: 'p1' }, [
    answer(
      communityEndpoints.lookPost,
      sampleOf(post, { id: 'p1', text: hostileTexts[1]!, state: 'shown' }),
    ),
    answer(communityEndpoints.listComments, page(said)),
    standing,
  ])
  await readAsText(container, [...hostileTexts, ...names])
})

test('lines and names of a chat', async () => {
  const lines = hostileTexts.map((text, at) =>
    sampleOf(chatLine, {
      number: at + 1,
      text,
      memberId: `m${at}`,
      name: nameAt(at),
      saidAtMs: at,
    }),
  )
  const team = (id: string, name: string) => ({ id, name })
  const { container } = showPart(
    <ChatRoom veil={null} matchId="7" home={team('1', nameAt(0))} away={team('2', nameAt(1))} />,
    [
      answer(chatEndpoints.history, { lines, hasMore: false }),
      answer(chatEndpoints.support, sampleOf(chatEndpoints.support.output)),
    ],
  )
  await readAsText(container, [...hostileTexts, ...names])
})

test('titles of news and the names of rooms', async () => {
  const titles = hostileTexts.filter((text) => text.length <= TITLE_MOST)
  const items = titles.map((title, at) =>
    sampleOf(article, { id: `a${at}`, title, plainTitle: title, author: nameAt(at) }),
  )
  const news = await showPage('InformationPage', {}, [
    answer(homeEndpoints.news, {
      channels: [{ id: 'headline', name: '要闻', moduleId: '1' }],
      ...{ channel: 'headline', moduleId: '1', items, hasNext: false },
    }),
    answer(homeEndpoints.moreNews, page(items)),
  ])
  await readAsText(news.container, titles)
  news.unmount()
  const rooms = names.map((name, at) =>
    sampleOf(chatRoom, {
      matchId: `m${at}`,
      home: name,
      away: '蓝月',
      league: name,
      playing: true,
    }),
  )
  const live = await showPage('HomeLive', {}, [answer(chatEndpoints.listRooms, { rooms })])
  await readAsText(live.container, names)
})

test('an article in paragraphs and in blocks', async () => {
  for (let from = 0; from < hostileTexts.length; from += 50) {
    const paragraphs = hostileTexts.slice(from, from + 50)
    const shown = await showPage('InformationSharePage', { id: 'a' }, [
      answer(
        homeEndpoints.lookArticle,
        sampleOf(articleDetail, {
          id: 'a',
          title: paragraphs[0]!,
          paragraphs,
          author: nameAt(from),
        }),
      ),
    ])
    await readAsText(shown.container, paragraphs)
    shown.unmount()
  }
  const half = Math.ceil(hostileTexts.length / 2)
  const blocks = [hostileTexts.slice(0, half), hostileTexts.slice(half)].map((texts) => ({
    kind: 'text' as const,
    runs: texts.map((text) => ({ text })),
  }))
  const { container } = await showPage('InformationSharePage', { id: 'b' }, [
    answer(homeEndpoints.lookArticle, sampleOf(articleDetail, { id: 'b', title: '标题', blocks })),
  ])
  await readAsText(container, hostileTexts)
})

test('a member with such a name, and such words about themselves', async () => {
  for (const nickname of names.slice(0, 12)) {
    const shown = await showPage('UserInfoPage', {}, [
      answer(userEndpoints.me, { ...aMember, nickname, signature: nickname }),
    ])
    await readAsText(shown.container, [nickname])
    shown.unmount()
  }
})

test('an article leads to nothing but an https address', () => {
  const wire = articleDetail.encode(sampleOf(articleDetail)) as object
  const read = (sourceUrl: string) => articleDetail.decode({ ...wire, sourceUrl })
  expect(read('https://example.org/1').originUrl).toBe('https://example.org/1')
  for (const text of hostileTexts) expect(() => read(text), text).toThrow()
})
