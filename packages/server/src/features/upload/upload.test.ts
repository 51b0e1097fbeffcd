import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import sharp from 'sharp'
import { uploadEndpoints } from '@linmen/contract/upload/upload.endpoints.ts'
import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
let photo: Buffer
beforeAll(async () => {
  app = await startApp()
  photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0a5' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())
beforeEach(() => app.db.pool.query('delete from rate_limit'))

type Saved = { isSuccess: boolean; path: string; prefix: string; errorCode: string; msg: string }

async function save(client: Client, files: readonly Buffer[], rest: Record<string, string> = {}) {
  const form = new FormData()
  for (const bytes of files) form.append('image', new Blob([new Uint8Array(bytes)]), 'a.jpg')
  for (const [name, value] of Object.entries(rest)) form.append(name, value)
  const answer = await client.fetch(uploadEndpoints.savePicture.path, {
    method: 'POST',
    body: form,
  })
  return (await answer.json()) as Saved
}
const show = (client: Client, { prefix, path }: Saved) => client.fetch(prefix + path)

test('R-UPLOAD-006 a picture comes in a form and is answered with path and prefix', async () => {
  const fields = { memberId: 'wei', platform: 'wap', appVersion: '8.1.3', agentId: '1' }
  const saved = await save(app.as('mei'), [photo], fields)
  expect(saved).toMatchObject({ isSuccess: true, prefix: '/' })
  expect(saved.path).toMatch(/^pictures\/[0-9a-f]{36}\.webp$/)
  // Whose it is the session says, not the form.
  const { rows } = await app.db.pool.query('select member_id from picture where path = $1', [
    saved.path,
  ])
  expect(rows).toEqual([{ member_id: 'mei' }])
})

test('a picture is drawn anew: smaller, without what was hidden in it, and harmless by itself', async () => {
  const shown = await show(app.visitor(), await save(app.as('mei'), [photo]))
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1920, height: 960 })
  expect(bytes.includes('secret place')).toBe(false)
})

test.each([
  ['R-UPLOAD-001 a paper', Buffer.from('%PDF-1.7 …'), 'upload.type'],
  [
    'a drawing made of text',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'upload.type',
  ],
  ['half a picture', Buffer.from('\x89PNG\r\n\x1a\nhalf', 'latin1'), 'upload.broken'],
  ['nothing at all', Buffer.alloc(0), 'upload.none'],
  ['more than five megabytes', Buffer.alloc(5 * 1024 * 1024 + 1), 'upload.size'],
])('%s is refused', async (_name, bytes, code) => {
  expect(await save(app.as('mei'), [bytes])).toMatchObject({ isSuccess: false, errorCode: code })
})

test('R-UPLOAD-005 what cannot be read is answered with the sentence of the specification', async () => {
  const broken = await save(app.as('mei'), [Buffer.from('GIF89a', 'latin1')])
  expect(broken).toMatchObject({ errorCode: 'upload.broken', msg: '图片上传失败,请重试' })
})

test('two pictures in one form, a visitor, and the twenty-first of an hour are refused', async () => {
  expect(await save(app.as('mei'), [photo, photo])).toMatchObject({ errorCode: 'upload.many' })
  expect(await save(app.visitor(), [photo])).toMatchObject({ errorCode: 'no_login' })
  const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (let sent = 0; sent < 20; sent += 1)
    expect(await save(app.as('wei'), [small])).toMatchObject({ isSuccess: true })
  expect(await save(app.as('wei'), [small])).toMatchObject({ errorCode: 'too_many_requests' })
})

test('a document is shown to its owner and to operators, who leave a note, and to nobody else', async () => {
  const saved = await save(app.as('mei'), [photo], { private: '1' })
  expect((await show(app.as('mei'), saved)).status).toBe(200)
  expect((await show(app.as('wei'), saved)).status).toBe(404)
  expect((await show(app.visitor(), saved)).status).toBe(404)
  const seen = await show(app.as('lao'), saved)
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const { rows } = await app.db.pool.query(
    `select actor, subject from audit where deed = 'document.seen'`,
  )
  expect(rows).toEqual([{ actor: 'lao', subject: saved.path }])
})

test('a feedback shows pictures of its own writer only, and lists them', async () => {
  const { path } = await save(app.as('mei'), [photo])
  const wish = { content: '比分慢了', kind: 'fault', pictures: [path] } as const
  expect(
    await app.as('wei').call(feedbackEndpoints.sendFeedback, { ...wish, pictures: [path] }),
  ).toMatchObject({ code: 'picture.unknown' })
  expect(
    await app.as('mei').call(feedbackEndpoints.sendFeedback, { ...wish, pictures: [path] }),
  ).toMatchObject({ ok: true })
  expect(
    await app.as('mei').call(feedbackEndpoints.listFeedback, { pageNo: 1, pageSize: 20 }),
  ).toMatchObject({
    output: { items: [{ content: '比分慢了', kind: 'fault', pictures: [path] }], hasNext: false },
  })
  const many = Array.from({ length: 7 }, () => path)
  expect(
    await app.as('mei').call(feedbackEndpoints.sendFeedback, { ...wish, pictures: many }),
  ).toMatchObject({ code: 'bad_input' })
})

test('R-IMAGE-007 R-IMAGE-001 a picture of ours is told as one address, an empty or closed one is not', async () => {
  const { path } = await save(app.as('mei'), [photo])
  const ask = (url: string) => app.visitor().call(uploadEndpoints.imageAsText, { url })
  const told = await ask(`${app.base}/${path}`)
  expect(told.ok && told.output.base64).toMatch(/^data:image\/webp;base64,/)
  expect(await ask('')).toMatchObject({ code: 'image.empty', text: '图片地址为空' })
  for (const url of [
    'https://127.0.0.1/a.png',
    'http://example.com/a.png',
    '/../../etc/passwd',
    `${app.base}/healthz`,
  ])
    expect(await ask(url)).toMatchObject({ code: 'image.unreadable' })
})
