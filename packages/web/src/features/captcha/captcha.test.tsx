import { captchaEndpoints } from '@linmen/contract/captcha/captcha.endpoints.ts'
import { openAnswer } from '@linmen/contract/captcha/captcha-cipher.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { digest, utf8 } from '#kit/crypto/digest.ts'
import '#kit/crypto/plain-digest.ts'
import { answer, outage, refusal, type Answer } from '#test/answers.ts'
import { showPart } from '#test/show.tsx'
import { CaptchaPopup } from './parts/captcha-popup.tsx'

const TOKEN = 'a'.repeat(32)
const reason = { subject: '13700000001', purpose: 'loginOrRegister' }
const slider = answer(captchaEndpoints.startSlider, {
  token: TOKEN,
  pieceTop: 40,
  board: 'Ym9hcmQ=',
  piece: 'cGllY2U=',
})
let drawn = 0
const clicks = answer(captchaEndpoints.startClicks, () => ({
  token: `${TOKEN}${(drawn += 1)}`,
  board: 'Ym9hcmQ=',
}))
const reported = answer(captchaEndpoints.reportSlider, {})
const right = answer(captchaEndpoints.checkSlider, {})
const wrong = refusal(captchaEndpoints.checkSlider, 'captcha.wrong', { text: '验证失败' })

const trueTimeout = setTimeout
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // As over plain http: our own digests end when they are asked to, the browser's in a turn of their own.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  HTMLDialogElement.prototype.showModal ??= () => {}
  HTMLDialogElement.prototype.close ??= () => {}
})
afterEach(() => vi.useRealTimers())

const pass = async (ms = 0) => {
  for (let turn = 0; turn < 10; turn += 1)
    await act(() => new Promise<void>((go) => void trueTimeout(go, 0)))
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

async function show(...answers: Answer[]) {
  const onEnd = vi.fn()
  const shown = showPart(<CaptchaPopup reason={reason} onEnd={onEnd} />, [reported, ...answers])
  await pass()
  return { ...shown, onEnd }
}
const track = () => screen.getByRole('slider', { hidden: true })
const slideTo = async (px: number) => {
  fireEvent.pointerDown(track(), { clientX: 0, pointerId: 1 })
  fireEvent.pointerMove(track(), { clientX: px, pointerId: 1 })
  fireEvent.pointerUp(track(), { pointerId: 1 })
  await pass()
}
const opened = async (sent: string) => {
  const { sha256 } = await digest()
  return openAnswer((text) => sha256(utf8(text)), sent)
}

test('R-CAPTCHA-008 R-CAPTCHA-018 the popup shows picture, piece, slider, refresh and what to do', async () => {
  await show(slider)
  expect(screen.getByAltText('拼图').getAttribute('src')).toBe('data:image/jpeg;base64,Ym9hcmQ=')
  expect(document.querySelector('img[src^="data:image/png;base64,cGllY2U="]')).not.toBeNull()
  expect(screen.getByText('拖动左边滑块完成上方拼图')).toBeDefined()
  expect(screen.getByLabelText('换一张图片')).toBeDefined()
})

test('R-CAPTCHA-003 offset, token and Y travel hidden, with what they are for', async () => {
  const { network } = await show(slider, right)
  await slideTo(96)
  const [sent] = network.asked(captchaEndpoints.checkSlider)
  expect(sent!.answer).not.toContain('13700000001')
  expect(await opened(sent!.answer)).toEqual({
    token: TOKEN,
    plain: { token: TOKEN, d: 96, Y: 40, s: '13700000001', p: 'loginOrRegister' },
  })
})

test.each([
  ['beyond the end', 999, 230],
  ['before the begin', -5, 0],
])('R-CAPTCHA-001 a piece dragged %s lies within 0 to 230', async (_name, px, at) => {
  const { network } = await show(slider, right)
  fireEvent.pointerDown(track(), { clientX: 0, pointerId: 1 })
  fireEvent.pointerMove(track(), { clientX: px, pointerId: 1 })
  expect(track().getAttribute('aria-valuenow')).toBe(String(at))
  expect(track().getAttribute('aria-valuemax')).toBe('230')
  fireEvent.pointerUp(track(), { pointerId: 1 })
  await pass()
  for (const { answer: sent } of network.asked(captchaEndpoints.checkSlider))
    expect(await opened(sent)).toMatchObject({ plain: { d: at } })
})

test('R-CAPTCHA-004 R-CAPTCHA-022 success is shown, and 1100 ms later the popup ends', async () => {
  const { onEnd } = await show(slider, right)
  await slideTo(96)
  expect(screen.getByText('验证成功')).toBeDefined()
  await pass(1099)
  expect(onEnd).not.toHaveBeenCalled()
  await pass(1)
  expect(onEnd).toHaveBeenCalledWith(true)
})

test('R-CAPTCHA-005 R-CAPTCHA-006 R-CAPTCHA-002 an error is shown 1200 ms, the piece goes back and another picture comes', async () => {
  const { network } = await show(slider, wrong)
  await slideTo(96)
  expect(screen.getByText('点击此处重试')).toBeDefined()
  expect(track().getAttribute('aria-valuenow')).toBe('0')
  expect(network.asked(captchaEndpoints.startSlider)).toHaveLength(1)
  await slideTo(80)
  expect(track().getAttribute('aria-valuenow')).toBe('0')
  expect(network.asked(captchaEndpoints.checkSlider)).toHaveLength(1)
  await pass(1200)
  expect(network.asked(captchaEndpoints.startSlider)).toHaveLength(2)
  await slideTo(80)
  expect(network.asked(captchaEndpoints.checkSlider)).toHaveLength(2)
})

test('R-CAPTCHA-007 R-CAPTCHA-014 need_refresh is a hard error that stays and is reported', async () => {
  const stale = refusal(captchaEndpoints.checkSlider, 'need_refresh', { text: '验证已失效' })
  const { network } = await show(slider, stale)
  await slideTo(96)
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('验证已失效')
  expect(network.asked(captchaEndpoints.reportSlider)).toMatchObject([{ error: 'need_refresh' }])
  await pass(60_000)
  expect(screen.getByText('验证已失效')).toBeDefined()
})

test('R-CAPTCHA-020 R-CAPTCHA-021 a picture that cannot be had says why, or that verification failed', async () => {
  const first = await show(
    refusal(captchaEndpoints.startSlider, 'too_many_requests', {
      text: '操作过于频繁',
      data: { retryAfterMs: 1000 },
    }),
  )
  expect(screen.getByText('操作过于频繁')).toBeDefined()
  first.unmount()
  await show(outage(captchaEndpoints.startSlider))
  expect(screen.getByText('验证失败')).toBeDefined()
})

test('R-CAPTCHA-009 a tap on the shadow closes it as not passed', async () => {
  const { onEnd } = await show(slider)
  fireEvent.click(document.querySelector('dialog')!)
  expect(onEnd).toHaveBeenCalledWith(false)
})

const board = () => screen.getByRole('button', { name: /点选验证/, hidden: true })
const tap = (x: number, y: number) => fireEvent.click(board(), { clientX: x, clientY: y })
const turned = async (...answers: Answer[]) => {
  const shown = await show(slider, clicks, ...answers)
  fireEvent.click(screen.getByText('换成点选验证'))
  await pass()
  return shown
}

test('R-CAPTCHA-010 R-CAPTCHA-011 R-CAPTCHA-012 R-APP-015 three taps are numbered and sent once, and success ends after 1.5 s', async () => {
  const { network, onEnd } = await turned(answer(captchaEndpoints.checkClicks, {}))
  for (const x of [20, 60, 100, 140]) tap(x, 50)
  await pass()
  expect(screen.getAllByText(/^[1-4]$/).map((mark) => mark.textContent)).toEqual(['1', '2', '3'])
  const sent = network.asked(captchaEndpoints.checkClicks)
  expect(sent).toHaveLength(1)
  expect(await opened(sent[0]!.answer)).toMatchObject({
    plain: { taps: [{ x: 20 }, { x: 60 }, { x: 100 }] },
  })
  expect(screen.getByText('验证成功')).toBeDefined()
  await pass(1500)
  expect(onEnd).toHaveBeenCalledWith(true)
})

test('R-CAPTCHA-013 R-CAPTCHA-015 wrong taps show the message 1.2 s, then a new picture without markers', async () => {
  const { network } = await turned(
    refusal(captchaEndpoints.checkClicks, 'captcha.wrong', { text: '验证失败' }),
  )
  for (const x of [20, 60, 100]) tap(x, 50)
  await pass()
  expect(screen.getByText('验证失败')).toBeDefined()
  await pass(1200)
  expect(network.asked(captchaEndpoints.startClicks)).toHaveLength(2)
  expect(screen.queryAllByText(/^[1-3]$/)).toHaveLength(0)
})

test('taps are made with the arrow keys and Enter, too', async () => {
  const { network } = await turned(answer(captchaEndpoints.checkClicks, {}))
  for (const key of ['Enter', 'ArrowLeft', 'Enter', 'ArrowDown', 'Enter'])
    fireEvent.keyDown(board(), { key })
  await pass()
  const [sent] = network.asked(captchaEndpoints.checkClicks)
  expect(await opened(sent!.answer)).toMatchObject({
    plain: {
      taps: [
        { x: 140, y: 80 },
        { x: 132, y: 80 },
        { x: 132, y: 88 },
      ],
    },
  })
})

test.each([
  ['1 success', right, 'status', 'passed'],
  ['2 error', wrong, 'alert', 'failed'],
])(
  'R-CAPTCHA-017 %s of the slider is a panel over its picture',
  async (_name, checked, role, look) => {
    await show(slider, checked)
    await slideTo(96)
    const panel = screen.getByRole(role, { hidden: true })
    expect([...panel.classList]).toEqual(['panel', look])
  },
)

test.each([
  ['simple success', answer(captchaEndpoints.checkClicks, {}), 'success'],
  [
    'simple error',
    refusal(captchaEndpoints.checkClicks, 'captcha.wrong', { text: '验证失败' }),
    'error',
  ],
])(
  'R-CAPTCHA-017 a %s of the taps is the line below them; 3 is the tip before',
  async (_name, checked, look) => {
    await turned(checked)
    const line = () => screen.getByRole('status', { hidden: true })
    expect([...line().classList]).toEqual(['words'])
    expect(line().textContent).toContain('依次点击')
    for (const x of [20, 60, 100]) tap(x, 50)
    await pass()
    expect([...line().classList]).toEqual(['words', look])
  },
)

test('the slider moves with the arrow keys and is sent with Enter', async () => {
  const { network } = await show(slider, right)
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) fireEvent.keyDown(track(), { key })
  await pass()
  expect(network.asked(captchaEndpoints.checkSlider)).toHaveLength(1)
})

test('who cannot see a picture is asked in words and answers with a number', async () => {
  const { network, onEnd } = await show(
    slider,
    answer(captchaEndpoints.startWords, {
      token: TOKEN,
      question: '小林有二十张球票，送出二张，又买来二张，现在有几张？',
      waitMs: 5000,
    }),
    answer(captchaEndpoints.checkWords, {}),
  )
  fireEvent.click(screen.getByText('看不见图片？换成文字题'))
  await pass()
  expect(screen.getByText(/现在有几张/)).toBeDefined()
  fireEvent.change(screen.getByLabelText('答案，填数字'), { target: { value: '20' } })
  const send = screen.getByRole('button', { name: '提交答案', hidden: true })
  fireEvent.click(send)
  expect(network.asked(captchaEndpoints.checkWords)).toEqual([])
  await pass(5000)
  fireEvent.click(send)
  await pass()
  const [sent] = network.asked(captchaEndpoints.checkWords)
  expect(await opened(sent!.answer)).toMatchObject({
    plain: { n: 20, s: '13700000001', p: 'loginOrRegister' },
  })
  await pass(1500)
  expect(onEnd).toHaveBeenCalledWith(true)
})
