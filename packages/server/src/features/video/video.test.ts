import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { interpretation, paidTextOf } from '#test/interpretation-factory.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { filmsDir } from './film.route.ts'

const FREE = 'free part.'
const PAID = 'paid part of the film'

let app: TestApp
let film: string
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'linmen-films-'))
  app = await startApp({ settings: { dataDir } })
  const make = factoryFor(app)
  await make.expert('wei')
  await make.charge('mei', 10_000)
  film = await interpretation(app, { id: 'film', medium: 'video', match_id: 'm-film' })
  const folder = filmsDir(dataDir)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'film.webm'), FREE + PAID)
  await writeFile(join(folder, 'film.webp'), 'poster')
  await app.db.transaction((tx) =>
    tx
      .insertInto('film')
      .values({
        interpretation_id: film,
        file: 'film.webm',
        type: 'video/webm',
        bytes: FREE.length + PAID.length,
        free_bytes: FREE.length,
        seconds: 40,
        free_seconds: 12,
        poster: 'film.webp',
        parts: JSON.stringify([{ title: '站位', at: 0 }]),
      })
      .execute(),
  )
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const contentOf = async (client: Pick<ReturnType<TestApp['as']>, 'call'>) => {
  const answer = await client.call(videoEndpoints.content, { id: film })
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}

test('a visitor and a member who has not paid get the free bytes and no more', async () => {
  for (const client of [app.visitor(), app.as('mei')]) {
    const { src, whole } = await contentOf(client)
    expect(whole).toBe(false)
    expect(await (await client.fetch(src)).text()).toBe(FREE)
    const beyond = await client.fetch(src, { headers: { range: `bytes=${FREE.length}-` } })
    expect(beyond.status).toBe(416)
  }
  const seen = await app.as('mei').call(videoEndpoints.look, { id: film })
  expect(JSON.stringify(seen)).not.toContain(paidTextOf(film))
  expect(seen).toMatchObject({ output: { seconds: 40, freeSeconds: 12, parts: [{ at: 0 }] } })
})

test('who paid gets all of it in ranges, for minutes, and nobody else with the same address', async () => {
  const mei = app.as('mei')
  await mei.call(interpretationEndpoints.pay, { id: film })
  const { src, whole } = await contentOf(mei)
  expect(whole).toBe(true)
  const part = await mei.fetch(src, {
    headers: { range: `bytes=${FREE.length}-${FREE.length + 3}` },
  })
  expect([part.status, await part.text()]).toEqual([206, 'paid'])
  expect(part.headers.get('content-range')).toBe(`bytes 10-13/${FREE.length + PAID.length}`)
  for (const other of [app.visitor(), app.as('wei')])
    expect((await other.fetch(src)).status).toBe(403)
  app.clock.advance(10 * 60_000)
  expect((await mei.fetch(src)).status).toBe(403)
  expect(await mei.call(videoEndpoints.look, { id: film })).toMatchObject({
    output: { body: paidTextOf(film) },
  })
})

test('R-JIEDU-001 R-JIEDU-002 films of an expert: twenty a page, counted as type 2 where nothing is said', async () => {
  for (let at = 0; at < 21; at += 1) await interpretation(app, { medium: 'video' })
  await interpretation(app, { medium: 'written' })
  const page = await app.visitor().fetch('/api/videoJd/query/expert/jd/list?memberId=wei')
  expect(((await page.json()) as { dataList: unknown[] }).dataList).toHaveLength(20)
  const count = await app.visitor().fetch('/api/videoJd/count/expert/jd/list?memberId=wei')
  expect(await count.json()).toMatchObject({ count: 22 })
})

test('counts of a match are of plans, with films or of films alone', async () => {
  await factoryFor(app).plan({ match_id: 'm-film' })
  const counted = async (more: object) => {
    const answer = await app
      .visitor()
      .call(matchEndpoints.followStates, { ids: ['m-film'], ...more })
    return answer.ok ? answer.output.states[0]!.plansWritten : answer.code
  }
  expect(await counted({})).toBe(1)
  expect(await counted({ withVideo: true })).toBe(2)
  expect(await counted({ onlyVideo: true })).toBe(1)
})
