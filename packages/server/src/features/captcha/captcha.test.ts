import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { hideAnswer } from '@linmen/contract/captcha/captcha-cipher.ts'
import { captchaEndpoints } from '@linmen/contract/captcha/captcha.endpoints.ts'
import { clickAnswer, sliderAnswer, wordAnswer } from '@linmen/contract/captcha/captcha.schemas.ts'
import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { LISTEN_MS } from '@linmen/domain/captcha/word-question.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { anotherVisitor } from '#test/phone-codes.ts'
import { placeHole, placeThings, slideFits, tapsFit } from '@linmen/domain/captcha/puzzle.ts'
import { seededRandom } from '#test/test-ports.ts'
import { takeCaptcha } from './captcha.repo.ts'
import { captchaCheck } from './public.ts'

let app: TestApp
let visitor: Client
beforeAll(async () => {
  const ports: { personCheck?: ReturnType<typeof captchaCheck> } = {}
  app = await startApp({ ports })
  Object.assign(app.ports, { personCheck: captchaCheck(app.db, app.clock) })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.pool.query('delete from rate_limit; delete from captcha; delete from captcha_pass')
  visitor = await anotherVisitor(app)
})

const sha256 = async (text: string) => createHash('sha256').update(text).digest()
const REASON = { subject: '13700000001', purpose: 'loginOrRegister' }

const begin = async (client = visitor) => {
  const answer = await client.call(captchaEndpoints.startSlider, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}
/** Where the hole is: only the database knows. */
const holeOf = async () => {
  const { rows } = await app.db.pool.query<{ points: { x: number; y: number }[] }>(
    'select points from captcha',
  )
  return rows.at(-1)!.points
}
const slide = async (token: string, offset: number, pieceTop: number, more: object = {}) =>
  hideAnswer(sha256, token, sliderAnswer.encode({ token, offset, pieceTop, ...REASON, ...more }))
const check = (answer: string, client = visitor) =>
  client.call(captchaEndpoints.checkSlider, { answer })
const solved = async (more: object = {}, client = visitor) => {
  const { token, pieceTop } = await begin(client)
  const [hole] = await holeOf()
  return check(await slide(token, hole!.x, pieceTop, more), client)
}
const ask = (phone = REASON.subject, client = visitor) =>
  client.call(codeEndpoints.sendLoginCode, { phone, purpose: 'loginOrRegister' })

test('R-CAPTCHA-018 a picture is a jpeg, its piece a png, and Y says how far down the piece lies', async () => {
  const { board, piece, pieceTop } = await begin()
  const head = await sharp(Buffer.from(board, 'base64')).metadata()
  expect(head).toMatchObject({ format: 'jpeg', width: 560, height: 320 })
  const cut = await sharp(Buffer.from(piece, 'base64')).metadata()
  expect(cut).toMatchObject({ format: 'png', width: 92, height: 92, hasAlpha: true })
  expect(pieceTop).toBe((await holeOf())[0]!.y)
})

test('R-AUTH-014 R-AUTH-015 no code is sent before a captcha, and one for one captcha', async () => {
  expect(await ask()).toMatchObject({ code: 'check_error', text: '滑块验证失败' })
  expect(await solved()).toMatchObject({ ok: true })
  expect(await ask()).toMatchObject({ ok: true })
  await app.db.pool.query('delete from rate_limit')
  expect(await ask()).toMatchObject({ code: 'check_error' })
})

test('R-CAPTCHA-003 a pass is for the phone, the purpose and the browser it was got for', async () => {
  await solved()
  expect(await ask('13700000002')).toMatchObject({ code: 'check_error' })
  expect(await ask(REASON.subject, await anotherVisitor(app))).toMatchObject({
    code: 'check_error',
  })
  await solved({ purpose: 'register' })
  expect(await ask()).toMatchObject({ ok: true })
  await app.db.pool.query('delete from rate_limit')
  expect(await ask()).toMatchObject({ code: 'check_error' })
})

test('a pass is over after two minutes, and so is a picture', async () => {
  await solved()
  app.clock.advance(120_000)
  expect(await ask()).toMatchObject({ code: 'check_error' })
  const { token, pieceTop } = await begin()
  const [hole] = await holeOf()
  app.clock.advance(120_000)
  expect(await check(await slide(token, hole!.x, pieceTop))).toMatchObject({ code: 'need_refresh' })
})

test('R-CAPTCHA-020 a wrong answer is said to be one, and its picture has no second try', async () => {
  const { token, pieceTop } = await begin()
  const [hole] = await holeOf()
  const wrong = await slide(token, hole!.x - 20, pieceTop)
  expect(await check(wrong)).toMatchObject({ code: 'captcha.wrong', text: '验证失败' })
  expect(await check(await slide(token, hole!.x, pieceTop))).toMatchObject({ code: 'need_refresh' })
})

test('a right answer is worth nothing a second time, or to somebody else', async () => {
  const { token, pieceTop } = await begin()
  const [hole] = await holeOf()
  const right = await slide(token, hole!.x, pieceTop)
  expect(await check(right, await anotherVisitor(app))).toMatchObject({ code: 'need_refresh' })
  expect(await check(right)).toMatchObject({ ok: true })
  for (let again = 0; again < 20; again += 1)
    expect(await check(right)).toMatchObject({ code: 'need_refresh' })
})

test('R-CAPTCHA-014 after five wrong answers there is no further picture', async () => {
  for (let tried = 0; tried < 5; tried += 1) {
    const { token, pieceTop } = await begin()
    expect(await check(await slide(token, 0, pieceTop))).toMatchObject({ code: 'captcha.wrong' })
  }
  expect(await visitor.call(captchaEndpoints.startSlider, {})).toMatchObject({
    code: 'need_refresh',
  })
})

test.each(['', 'x', 'bm90LWEtc29sdmVkLWNhcHRjaGE=', `${'a'.repeat(32)}.00ff`])(
  'the answer %j is none',
  async (answer) => expect(await check(answer)).toMatchObject({ code: 'need_refresh' }),
)

test('R-CAPTCHA-019 R-CAPTCHA-011 three taps in order on a png pass, in another order they do not', async () => {
  const start = async () => {
    const answer = await visitor.call(captchaEndpoints.startClicks, {})
    if (!answer.ok) throw new Error(answer.code)
    return answer.output
  }
  const tap = async (order: readonly number[]) => {
    const { token, board } = await start()
    expect(await sharp(Buffer.from(board, 'base64')).metadata()).toMatchObject({ format: 'png' })
    const points = await holeOf()
    const taps = order.map((at) => points[at]!)
    const plain = clickAnswer.encode({ token, taps, ...REASON })
    const answer = await hideAnswer(sha256, token, plain)
    return visitor.call(captchaEndpoints.checkClicks, { answer })
  }
  expect(await tap([1, 0, 2])).toMatchObject({ code: 'captcha.wrong' })
  expect(await tap([0, 1, 2])).toMatchObject({ ok: true })
  expect(await ask()).toMatchObject({ ok: true })
})

test('pictures are drawn twenty times a minute for one address', async () => {
  for (let drawn = 0; drawn < 20; drawn += 1) await begin()
  expect(await visitor.call(captchaEndpoints.startSlider, {})).toMatchObject({
    code: 'too_many_requests',
  })
})

test('R-CAPTCHA-007 an error is reported with the time it took', async () => {
  const report = { tookMs: 1200, error: 'need_refresh' }
  expect(await visitor.call(captchaEndpoints.reportSlider, report)).toMatchObject({ ok: true })
})

test('the pages are told that a captcha is asked for', async () => {
  expect(await visitor.call(statsEndpoints.config, {})).toMatchObject({ output: { captcha: true } })
})

const answerWords = async (number: (right: number) => number, listenMs = LISTEN_MS) => {
  const asked = await visitor.call(captchaEndpoints.startWords, {})
  if (!asked.ok) return asked
  const { token, question } = asked.output
  expect(question).toMatch(/现在有几.？$/)
  const [wanted] = await holeOf()
  app.clock.advance(listenMs)
  const plain = wordAnswer.encode({ token, number: number(wanted!.x), ...REASON })
  const answer = await hideAnswer(sha256, token, plain)
  return visitor.call(captchaEndpoints.checkWords, { answer })
}

test('who cannot see a picture answers in words, once, after listening', async () => {
  expect(await answerWords((right) => right + 1)).toMatchObject({ code: 'captcha.wrong' })
  expect(await answerWords((right) => right, LISTEN_MS - 1)).toMatchObject({
    code: 'captcha.wrong',
  })
  expect(await ask()).toMatchObject({ code: 'check_error' })
  expect(await answerWords((right) => right)).toMatchObject({ ok: true })
  expect(await ask()).toMatchObject({ ok: true })
})

test('questions in words are few: three in a quarter of an hour for one visitor', async () => {
  for (let asked = 0; asked < 3; asked += 1)
    expect(await visitor.call(captchaEndpoints.startWords, {})).toMatchObject({ ok: true })
  expect(await visitor.call(captchaEndpoints.startWords, {})).toMatchObject({
    code: 'too_many_requests',
  })
  await begin()
})

test('the code of a trial asks for a person, too', async () => {
  expect(await app.as('mei').call(vipEndpoints.sendTrialCode, {})).toMatchObject({
    code: 'check_error',
  })
  expect(await solved({ subject: 'own', purpose: 'verifyPhone' }, app.as('mei'))).toMatchObject({
    ok: true,
  })
  expect(await app.as('mei').call(vipEndpoints.sendTrialCode, {})).toMatchObject({ ok: true })
})

test('a program that guesses the slider passes less than one time in twenty, and is locked after five', async () => {
  const random = seededRandom(7)
  // What a guess is judged by, over many pictures, without drawing one.
  const pictures = 20_000
  let hits = 0
  for (let at = 0; at < pictures; at += 1) {
    const hole = placeHole((below) => random.int(below))
    if (slideFits(hole, { x: 48 + random.int(181), y: hole.y })) hits += 1
  }
  expect(hits / pictures).toBeLessThanOrEqual(0.05)
  let taps = 0
  for (let at = 0; at < pictures; at += 1) {
    const things = placeThings(6, (below) => random.int(below))
    // It even sees the things, and not which are asked for.
    const guess = [0, 1, 2].map(() => things[random.int(6)]!)
    if (tapsFit(things.slice(0, 3), guess)) taps += 1
  }
  expect(taps / pictures).toBeLessThanOrEqual(0.05)
})

test('a token that was used, or made up, is worth nothing however often it comes', async () => {
  const { token, pieceTop } = await begin()
  const [hole] = await holeOf()
  expect(await check(await slide(token, hole!.x, pieceTop))).toMatchObject({ ok: true })
  const { rows } = await app.db.pool.query('select id from captcha_pass')
  expect(rows).toHaveLength(1)
  const replay = { token, kind: 'slider' as const, holder: '', nowMs: app.clock.nowMs() }
  const { rows: holders } = await app.db.pool.query<{ holder: string }>(
    'select holder from captcha_pass',
  )
  const taken = await app.db.transaction(async (tx) => {
    let passed = 0
    for (let at = 0; at < 2000; at += 1) {
      const asked = {
        ...replay,
        holder: holders[0]!.holder,
        token: at % 2 === 0 ? token : `${token}${at}`,
      }
      if (await takeCaptcha(tx, asked)) passed += 1
    }
    return passed
  })
  expect(taken).toBe(0)
})
