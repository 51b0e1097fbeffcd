import { afterAll, beforeAll, expect, test } from 'vitest'
import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { contentDesks } from '@linmen/contract/console/content-desks.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { goal, kickOff, scriptedMatch } from '#test/scripted-match.ts'
import { writeStories } from './write-stories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const look = (id: string) => app.visitor().call(homeEndpoints.lookArticle, { id })

test('a match that is over gets one report from its records, marked as such, with its source', async () => {
  const match = scriptedMatch(app, 'story')
  const atMs = app.clock.nowMs()
  await match.hears(
    match.report(1, kickOff(atMs)),
    match.report(2, goal('home', 12)),
    match.report(3, goal('away', 40)),
    match.report(4, { kind: 'goalCancelled', goalSeq: 3, minute: 41 }),
  )
  expect(await writeStories(app.ports)).toBe(0)
  await match.hears(match.report(95, { kind: 'status', phase: 'finished' }))
  expect(await writeStories(app.ports)).toBe(1)
  expect(await writeStories(app.ports)).toBe(0)
  const told = await look('report-story')
  expect(told).toMatchObject({
    ok: true,
    output: {
      title: '英超战报：伦敦竞技 1-0 利兹流浪',
      plainTitle: '英超战报：伦敦竞技 对 利兹流浪',
      automatic: true,
      source: '比赛记录',
      match: { id: 'story', sport: 'football' },
    },
  })
  const text = told.ok ? told.output.paragraphs.join('') : ''
  expect(text).toContain('第 12 分钟 伦敦竞技 霍尔姆，迪亚森助攻')
  expect(text).not.toContain('第 40 分钟')
  expect(await look('flash-story')).toMatchObject({
    output: { channel: 'flash', title: '完场：伦敦竞技 1-0 利兹流浪' },
  })
})

test('operators publish, channels are told page by page, and what is unknown is said', async () => {
  const publish = (at: number) =>
    app.as('lao').call(homeEndpoints.publishArticle, {
      channel: 'notice',
      title: `第 ${at} 条公告`,
      paragraphs: [`内容 ${at} <script>alert(1)</script>`],
      source: '编辑部',
    })
  for (let at = 0; at < 17; at += 1) {
    app.clock.advance(1000)
    expect(await publish(at)).toMatchObject({ ok: true })
  }
  const first = await app.visitor().call(homeEndpoints.news, { channel: 'notice' })
  if (!first.ok) throw new Error(first.code)
  expect([first.output.items.length, first.output.hasNext]).toEqual([15, true])
  expect(first.output.items[0]).toMatchObject({ title: '第 16 条公告', automatic: false })
  const more = await app.visitor().call(homeEndpoints.moreNews, {
    moduleId: first.output.moduleId,
    after: first.output.items.at(-1)!.id,
  })
  expect(more).toMatchObject({ output: { hasNext: false, items: [{}, {}] } })
  expect(await look('nobody')).toMatchObject({ code: 'information.not_found' })
  expect(await app.visitor().call(homeEndpoints.moreNews, { moduleId: 'nothing' })).toMatchObject({
    code: 'home.no_module',
  })
  expect(
    await app.as('mei').call(homeEndpoints.publishArticle, {
      channel: 'notice',
      title: '我来发公告',
      paragraphs: ['不行'],
      source: '自己',
    }),
  ).toMatchObject({ code: 'no_permission' })
})

test('a night of reports leaves the headlines to what people wrote', async () => {
  for (const id of ['n1', 'n2', 'n3', 'n4']) {
    app.clock.advance(1000)
    const match = scriptedMatch(app, id)
    await match.hears(
      match.report(1, kickOff(app.clock.nowMs())),
      match.report(95, { kind: 'status', phase: 'finished' }),
    )
  }
  await writeStories(app.ports)
  const channelsOf = async (channel: 'headline' | 'report') => {
    const told = await app.visitor().call(homeEndpoints.news, { channel })
    return told.ok ? told.output.items.map((item) => item.channel) : []
  }
  const headlines = await channelsOf('headline')
  expect(headlines.slice(0, 4)).toEqual(['notice', 'report', 'report', 'notice'])
  expect(headlines.filter((channel) => channel === 'report')).toHaveLength(2)
  expect((await channelsOf('report')).length).toBeGreaterThanOrEqual(4)
  const home = await app.visitor().call(homeEndpoints.module, { pageNo: 1 })
  expect(home.ok && home.output.articles?.map((item) => item.automatic)).toEqual([
    ...[false, true, true],
    ...[false, false, false],
  ])
})

test('a text with markup keeps headings, lists, weight and safe ways, and nothing that acts', async () => {
  const markup = `<h2>赛前</h2><p onclick="x()">两队<b>都有</b>伤病，<a href="https://example.org/a">名单</a>。</p>
    <script>alert(1)</script><ul><li>主队三人</li><li><a href="javascript:alert(1)">客队</a>两人</li></ul>
    <img src=x onerror=alert(1)><iframe src="https://example.org"></iframe>散落的字`
  const publish = (words: string) =>
    app.as('lao').call(homeEndpoints.publishArticle, {
      ...{
        channel: 'headline',
        title: '周末看点',
        source: '编辑部',
        markup: words,
        paragraphs: [],
      },
    })
  const answer = await publish(markup)
  if (!answer.ok) throw new Error(answer.code)
  expect(await look(answer.output.id)).toMatchObject({
    output: {
      summary: '赛前',
      paragraphs: ['赛前', '两队都有伤病，名单。', '主队三人', '客队两人', '散落的字'],
      blocks: [
        { kind: 'head', runs: [{ text: '赛前' }] },
        {
          kind: 'text',
          runs: [
            { text: '两队' },
            { text: '都有', strong: true },
            { text: '伤病，' },
            { text: '名单', href: 'https://example.org/a' },
            { text: '。' },
          ],
        },
        { kind: 'item', runs: [{ text: '主队三人' }] },
        { kind: 'item', runs: [{ text: '客队' }, { text: '两人' }] },
        { kind: 'text', runs: [{ text: '散落的字' }] },
      ],
    },
  })
  expect(await publish('<script>alert(1)</script>')).toMatchObject({ code: 'information.empty' })
})

test('home is made of modules that are asked for one by one, and a level tells its last change', async () => {
  const look = await app.visitor().call(homeEndpoints.look, { withTabs: true })
  if (!look.ok) throw new Error(look.code)
  expect(look.output.channels?.length).toBeGreaterThan(3)
  for (const { id, kind } of look.output.modules)
    expect(
      await app.visitor().call(homeEndpoints.module, { moduleId: id, pageNo: 1 }),
    ).toMatchObject({ ok: true, output: { id, kind } })
  expect(
    await app.visitor().call(homeEndpoints.module, { moduleId: 'x', pageNo: 1 }),
  ).toMatchObject({ code: 'home.no_module' })
  expect(await app.visitor().call(homeEndpoints.banners, {})).toMatchObject({ ok: true })
  expect(await app.as('mei').call(homeEndpoints.level, {})).toMatchObject({
    output: { level: 'normal', oldLevel: 'normal', reasons: [] },
  })
})

test('who fell is told from where and why, as it stands in the log of levels', async () => {
  await app.db.pool.query(
    `insert into expert_level_change (id, member_id, from_level, to_level, reasons, month, at_ms)
     values ('lv1', 'mei', 1, 0, '上月未达标：发布天数不少于 15 天', '2026-10', 1)`,
  )
  expect(await app.as('mei').call(homeEndpoints.level, {})).toMatchObject({
    output: {
      level: 'normal',
      oldLevel: 'laboratory',
      reasons: ['上月未达标：发布天数不少于 15 天'],
    },
  })
})

test('what a person wrote is written better with a reason, what the records wrote is not', async () => {
  const lao = app.as('lao')
  const words = { title: '周末看点改过', paragraphs: ['第一段', '第二段'], source: '编辑部' }
  const edit = (id: string, paragraphs = words.paragraphs) =>
    lao.call(actEndpoints.editArticle, { id, ...words, paragraphs, reason: '补来源' })
  const made = await lao.call(homeEndpoints.publishArticle, {
    ...{ channel: 'headline', title: '周末看点', source: '编辑部', paragraphs: [] },
    markup: '<h2>赛前</h2>',
  })
  if (!made.ok) throw new Error(made.code)
  expect(await edit(made.output.id)).toMatchObject({ ok: true })
  const seen = await look(made.output.id)
  expect(seen).toMatchObject({ output: { ...words, summary: '第一段' } })
  expect(seen.ok && 'blocks' in seen.output).toBe(false)
  const line = await app.db.read
    .selectFrom('audit')
    .select(['why', 'before', 'after'])
    .where('deed', '=', 'article.edit')
    .executeTakeFirstOrThrow()
  expect(line).toMatchObject({ why: '补来源', before: { title: '周末看点' }, after: words })
  expect(await edit(made.output.id, [])).toMatchObject({ code: 'information.empty' })
  expect(await edit('flash-story')).toMatchObject({ code: 'console.gone' })
  expect(await edit('nobody')).toMatchObject({ code: 'console.gone' })
})

test('an article with a heading keeps it when its markup is edited at the desk', async () => {
  const lao = app.as('lao')
  const title = '带小标题的看点'
  const page = { pageNo: 1, pageSize: 1 }
  const made = await lao.call(homeEndpoints.publishArticle, {
    ...{ channel: 'headline', title, source: '编辑部', paragraphs: [] },
    markup: '<h2 class="x">赛前 & 赛后</h2><p>两队<b>都有</b>伤病</p>',
  })
  if (!made.ok) throw new Error(made.code)
  const { id } = made.output
  const desk = await lao.call(contentDesks.articles.row, { q: id, ...page })
  const row = desk.ok ? desk.output.items[0] : undefined
  const markup = '<h2>赛前 &amp; 赛后</h2>\n<p>两队<b>都有</b>伤病</p>'
  expect(row).toMatchObject({ marked: true, text: markup })
  const edited = { id, title, source: '编辑部', markup: `${row?.text}<p>补一句</p>` }
  expect(
    await lao.call(actEndpoints.editArticle, { ...edited, paragraphs: [], reason: '补充' }),
  ).toMatchObject({ ok: true })
  const seen = await look(id)
  if (!seen.ok) throw new Error(seen.code)
  expect(seen.output.paragraphs).toEqual(['赛前 & 赛后', '两队都有伤病', '补一句'])
  expect(seen.output.summary).toBe('赛前 & 赛后')
  expect(seen.output.blocks?.map(({ kind }) => kind)).toEqual(['head', 'text', 'text'])
  expect(seen.output.blocks?.[1]?.runs[1]).toEqual({ text: '都有', strong: true })
  const plain = await lao.call(contentDesks.articles.row, { q: 'report-story', ...page })
  expect(plain.ok && plain.output.items[0]).toMatchObject({ marked: false })
})
