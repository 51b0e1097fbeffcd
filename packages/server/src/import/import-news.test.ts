import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/harness.ts'
import { importNews } from './import-news.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startApp()
  folder = await mkdtemp(join(tmpdir(), 'linmen-news-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>球场外</title>
<item><title>新援 &amp; 伤病</title><link>https://example.org/1</link><guid>n1</guid>
  <pubDate>Sat, 14 Nov 2020 10:00:00 +0800</pubDate><description>短</description>
  <content:encoded><![CDATA[<p>全文<script>alert(1)</script></p><p>第二段</p>]]></content:encoded></item>
<item><title>没有安全地址</title><link>javascript:alert(1)</link><guid>n2</guid><description>&lt;b&gt;只有摘要&lt;/b&gt;</description></item>
<item><description>没有题目</description></item>
</channel></rss>`
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><title>数据周刊</title>
<entry><id>urn:a1</id><title>一周数字</title><link rel="alternate" href="https://example.org/a1"/>
  <updated>2999-01-01T00:00:00Z</updated>
  <content type="xhtml"><div><p>射门 <b>14</b> 次</p></div></content></entry></feed>`

const brought = async (name: string, text: string) => {
  const path = join(folder, name)
  await writeFile(path, text)
  return importNews({ db: app.db, nowMs: app.clock.nowMs() }, [path])
}

test('news of RSS and Atom files come in once, cleaned, dated, and with where they come from', async () => {
  expect(await brought('a.xml', RSS)).toBe('读到资讯 2 条；新增 2 条')
  expect(await brought('b.xml', ATOM)).toBe('读到资讯 1 条；新增 1 条')
  expect(await brought('a.xml', RSS)).toBe('读到资讯 2 条；新增 0 条')
  const news = await app.visitor().call(homeEndpoints.news, {})
  if (!news.ok) throw new Error(news.code)
  const titles = news.output.items.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['新援 & 伤病', '没有安全地址', '一周数字']))
  const told = async (title: string) => {
    const { id } = news.output.items.find((item) => item.title === title)!
    const answer = await app.visitor().call(homeEndpoints.lookArticle, { id })
    if (!answer.ok) throw new Error(answer.code)
    return answer.output
  }
  expect(await told('新援 & 伤病')).toMatchObject({
    paragraphs: ['全文', '第二段'],
    source: '球场外',
    automatic: false,
    originUrl: 'https://example.org/1',
    publishedAtMs: Date.parse('2020-11-14T10:00:00+08:00'),
  })
  expect((await told('没有安全地址')).originUrl).toBeUndefined()
  expect(await told('一周数字')).toMatchObject({
    paragraphs: ['射门 14 次'],
    publishedAtMs: app.clock.nowMs(),
  })
})

test('a file that is no feed is refused by its name', async () => {
  await expect(brought('c.xml', '<html></html>')).rejects.toThrow(/c\.xml 不是 RSS 或 Atom/)
})
