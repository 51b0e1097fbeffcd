import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notices } from '#kit/notices.ts'
import { HandRequest } from '#test/hand-request.ts'
import { showPart } from '#test/show.tsx'
import { PicturePicker } from './parts/picture-picker.tsx'
import { usePictureQueue } from './use-picture-queue.ts'

let toast: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  HandRequest.all = []
  vi.stubGlobal('XMLHttpRequest', HandRequest)
  URL.createObjectURL = () => 'blob:own'
  URL.revokeObjectURL = () => {}
  toast = vi.spyOn(notices, 'toast').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

function Picker() {
  const queue = usePictureQueue()
  return (
    <>
      <PicturePicker queue={queue} label="添加图片" />
      <output>{queue.items.map(({ state, path }) => `${state}${path ?? ''}`).join(' ')}</output>
    </>
  )
}
const show = () => showPart(<Picker />)
const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
const choose = (...files: File[]) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('添加图片', { selector: 'input' }), {
      target: { files },
    })
  })
const reply = (at: number, status: number, body: object) =>
  act(async () => HandRequest.all[at]!.answer(status, body))
const SAVED = { isSuccess: true, msg: '', path: 'pictures/a.webp', prefix: '/' }
const shownStates = () => document.querySelector('output')!.textContent

test('R-UPLOAD-006 a picture goes as a form with the field image and who sends it', async () => {
  show()
  await choose(file('a.png'))
  const [request] = HandRequest.all
  expect(request!.opened).toMatch(/^POST \/api\/sns\/savePicture\?/)
  expect([...request!.body!.keys()]).toEqual(
    expect.arrayContaining(['image', 'platform', 'appVersion', 'agentId']),
  )
})

test('R-UPLOAD-003 it is ready, uploading with its progress, uploaded and then there; the next one follows', async () => {
  show()
  await choose(file('a.png'), file('b.png'))
  expect(shownStates()).toBe('uploading ready')
  await act(async () => HandRequest.all[0]!.upload.onprogress?.({ loaded: 25, total: 100 }))
  expect(screen.getByText('25%')).toBeDefined()
  await act(async () => HandRequest.all[0]!.upload.onload?.())
  expect(shownStates()).toBe('uploaded ready')
  await reply(0, 200, SAVED)
  expect(shownStates()).toBe('successpictures/a.webp uploading')
})

test.each([
  [
    'R-UPLOAD-005 a refusal says what the server says',
    200,
    { isSuccess: false, errorCode: 'upload.size', errorMsg: '图片不能超过 5 MB' },
    '图片不能超过 5 MB',
  ],
  [
    'R-UPLOAD-004 success that is not said is a failure',
    200,
    { path: 'pictures/a.webp' },
    '图片上传失败,请重试',
  ],
  ['R-UPLOAD-004 another status is a failure', 500, SAVED, '图片上传失败,请重试'],
])('%s', async (_name, status, body, text) => {
  show()
  await choose(file('a.png'))
  await reply(0, status, body)
  expect(toast).toHaveBeenCalledWith(text)
  expect(shownStates()).toBe('error')
})

test('a lost network leaves the picture, and it can be tried again', async () => {
  show()
  await choose(file('a.png'))
  await act(async () => HandRequest.all[0]!.onerror?.())
  expect(toast).toHaveBeenCalledWith('图片上传失败,请重试')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /重试/ })))
  await reply(1, 200, SAVED)
  expect(shownStates()).toBe('successpictures/a.webp')
})

test('R-UPLOAD-002 of eight pictures six are taken and the sentence is said', async () => {
  show()
  await choose(...Array.from({ length: 8 }, (_, at) => file(`${at}.png`)))
  expect(toast).toHaveBeenCalledWith('最多只能上传6张图片')
  expect(screen.getAllByRole('img')).toHaveLength(6)
})

test('R-UPLOAD-001 a paper is not taken', async () => {
  show()
  await choose(file('a.pdf', 'application/pdf'))
  expect(toast).toHaveBeenCalledWith(expect.stringContaining('只能上传'))
  expect(HandRequest.all).toHaveLength(0)
})

test('a picture taken away while it is sent is not sent any further', async () => {
  show()
  await choose(file('a.png'))
  const stopped = vi.spyOn(HandRequest.all[0]!, 'abort')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '移除第 1 张图片' })))
  expect(stopped).toHaveBeenCalled()
  expect(shownStates()).toBe('')
})
