import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Cents } from '@linmen/contract'
import { uploadEndpoints } from '@linmen/contract/upload/upload.endpoints.ts'
import { filmUploadEndpoints } from '@linmen/contract/video/film-upload.endpoints.ts'
import { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import { FILM_PIECE_BYTES, MOST_FILM_BYTES } from '@linmen/domain/interpretation/film-file.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { offeredMatch } from '#test/offered-match.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { forgetFilms } from './forget-films.ts'

let app: TestApp
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'linmen-films-'))
  app = await startApp({ settings: { dataDir } })
  await factoryFor(app).expert('wei')
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const word = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const box = (name: string, body: Uint8Array) =>
  Buffer.concat([Buffer.from(word(body.length + 8)), Buffer.from(name), body])
const times = (seconds: number) =>
  Buffer.from([0, 0, 0, 0, ...word(0), ...word(0), ...word(1000), ...word(seconds * 1000)])

/** A film of a hundred seconds and two and a half pieces, its index first. */
const FILM = Buffer.concat([
  box('ftyp', Buffer.from('isom')),
  box('moov', box('mvhd', times(100))),
  box('mdat', Buffer.alloc(FILM_PIECE_BYTES * 2.5, 7)),
])

const begin = (bytes = FILM.length, type = 'video/mp4') =>
  app.as('wei').call(filmUploadEndpoints.begin, { bytes, type })
const begun = async (bytes?: number) => {
  const answer = await begin(bytes)
  return answer.ok ? answer.output.id : answer.code
}
interface Said {
  readonly isSuccess: boolean
  readonly received: number
  readonly errorCode: string
}
async function send(id: string, offset: number, bytes: Buffer, who = 'wei'): Promise<Said> {
  const form = new FormData()
  form.append('uploadId', id)
  form.append('offset', String(offset))
  form.append('piece', new Blob([new Uint8Array(bytes)]), 'piece')
  const { path } = filmUploadEndpoints.piece
  const answer = await app.as(who).fetch(path, { method: 'POST', body: form })
  return (await answer.json()) as Said
}
const standing = (id: string, who = 'wei') => app.as(who).call(filmUploadEndpoints.standing, { id })
const pieceAt = (at: number) => FILM.subarray(at, at + FILM_PIECE_BYTES)

/** Sends what is missing, from wherever the server says it stands. */
async function goOn(id: string): Promise<void> {
  for (;;) {
    const now = await standing(id)
    if (!now.ok) throw new Error(now.code)
    if (now.output.received === now.output.bytes) return
    await send(id, now.output.received, pieceAt(now.output.received))
  }
}

/** Half a piece is on its way when the line is cut. */
const loseLine = (id: string) =>
  new Promise<void>((done) => {
    const { path } = filmUploadEndpoints.piece
    const sent = request(`${app.base}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=cut',
        'content-length': FILM_PIECE_BYTES,
      },
    })
    sent.on('error', () => done())
    sent.write(`--cut\r\ncontent-disposition: form-data; name="uploadId"\r\n\r\n${id}\r\n`)
    sent.write(FILM.subarray(0, FILM_PIECE_BYTES / 2), () => sent.destroy(new Error('line lost')))
  })

test('a film is sent in pieces, loses the line in the middle, and goes on where it stands', async () => {
  const id = await begun()
  expect(await send(id, 0, pieceAt(0))).toMatchObject({ received: FILM_PIECE_BYTES })
  await loseLine(id)
  expect(await standing(id)).toMatchObject({
    output: { received: FILM_PIECE_BYTES, bytes: FILM.length, state: 'open' },
  })
  expect(await app.as('wei').call(filmUploadEndpoints.finish, { id })).toMatchObject({
    code: 'film.unfinished',
  })
  // Nobody knows whether the last piece arrived: sent again, it is told where to go on.
  expect(await send(id, 0, pieceAt(0))).toMatchObject({ errorCode: 'film.offset' })
  await goOn(id)
  const done = await app.as('wei').call(filmUploadEndpoints.finish, { id })
  expect(done).toMatchObject({ output: { seconds: 100, freeSeconds: 20, remade: false } })
  expect(await app.as('wei').call(filmUploadEndpoints.finish, { id })).toEqual(done)
})

test.each([
  ['another kind of file', 1000, 'video/webm', 'film.type'],
  ['more than two hundred megabytes', MOST_FILM_BYTES + 1, 'video/mp4', 'film.size'],
])('%s is refused before anything is sent', async (_name, bytes, type, code) => {
  expect(await begin(bytes, type)).toMatchObject({ code })
})

test('pieces too long, beyond the end, empty, of somebody else or of nothing are refused', async () => {
  const id = await begun(100)
  const refused = { errorCode: 'film.piece' }
  expect(await send(id, 0, Buffer.alloc(101))).toMatchObject(refused)
  expect(await send(id, 0, Buffer.alloc(0))).toMatchObject(refused)
  const long = await begun()
  expect(await send(long, 0, Buffer.alloc(FILM_PIECE_BYTES + 1))).toMatchObject(refused)
  expect(await send(id, 0, Buffer.alloc(10), 'mei')).toMatchObject({ isSuccess: false })
  expect(await send('nobody', 0, Buffer.alloc(10))).toMatchObject({ errorCode: 'film.unknown' })
})

test('what came whole and is no film is refused in words', async () => {
  const id = await begun(100)
  await send(id, 0, Buffer.alloc(100, 1))
  expect(await app.as('wei').call(filmUploadEndpoints.finish, { id })).toMatchObject({
    code: 'film.broken',
    text: '视频无法读取，请导出为 MP4 后再上传',
  })
})

test('a whole film with a poster is published once, and plays for who may see it', async () => {
  const match = await offeredMatch(app, 'filmed')
  const uploadId = await begun()
  const draft = {
    matchId: match.id,
    title: '左路的对位，一段讲清',
    teaser: '看左路的速度差',
    lead: '先看两队左路的站位，再看回防的距离，最后说选择。',
    body: `## 站位\n${'左路的速度差是这场球最清楚的不对等。'.repeat(20)}`,
    price: 2800 as Cents,
    choice: 'home' as const,
  }
  const publish = (poster: string) =>
    app.as('wei').call(filmUploadEndpoints.publishFilm, { ...draft, uploadId, poster })
  expect(await publish('pictures/x.webp')).toMatchObject({ code: 'film.unfinished' })
  await goOn(uploadId)
  await app.as('wei').call(filmUploadEndpoints.finish, { id: uploadId })
  expect(await publish('pictures/x.webp')).toMatchObject({ code: 'film.poster' })
  const published = await publish(await posterOf('wei'))
  expect(published).toMatchObject({ ok: true })
  const id = published.ok ? published.output.id : ''
  expect(await publish(await posterOf('wei'))).toMatchObject({ code: 'film.unknown' })
  const content = await app.as('mei').call(videoEndpoints.content, { id })
  expect(content).toMatchObject({ output: { whole: false } })
  const free = await app.as('mei').fetch(content.ok ? content.output.src : '')
  expect(Buffer.from(await free.arrayBuffer())).toEqual(
    FILM.subarray(0, Math.floor(FILM.length / 5)),
  )
  expect((await app.visitor().fetch(`/media/poster/${id}`)).status).toBe(200)
})

test('what never became whole is gone a day later, and the same film can be begun again', async () => {
  const kept = await begun()
  await goOn(kept)
  await app.as('wei').call(filmUploadEndpoints.finish, { id: kept })
  const id = await begun()
  await send(id, 0, pieceAt(0))
  const files = await filesThere()
  app.clock.advance(86_400_000)
  await forgetFilms(app.ports)
  expect(await standing(id)).toMatchObject({ output: { received: FILM_PIECE_BYTES } })
  app.clock.advance(1)
  await forgetFilms(app.ports)
  expect(await standing(id)).toMatchObject({ code: 'film.unknown' })
  expect(await send(id, FILM_PIECE_BYTES, pieceAt(FILM_PIECE_BYTES))).toMatchObject({
    errorCode: 'film.unknown',
  })
  expect(await standing(kept)).toMatchObject({ output: { state: 'whole' } })
  expect(await filesThere()).toBeLessThan(files)
  expect(await begin()).toMatchObject({ ok: true })
})

const filesThere = async () => (await readdir(join(dataDir, 'films'))).length

async function posterOf(who: string): Promise<string> {
  const green = { width: 16, height: 9, channels: 3, background: '#0a5' } as const
  const form = new FormData()
  const bytes = new Uint8Array(await sharp({ create: green }).png().toBuffer())
  form.append('image', new Blob([bytes]), 'poster.png')
  const { path } = uploadEndpoints.savePicture
  const answer = await app.as(who).fetch(path, { method: 'POST', body: form })
  return ((await answer.json()) as { path: string }).path
}
