import { filmUploadEndpoints } from '@linmen/contract/video/film-upload.endpoints.ts'
import { FILM_PIECE_BYTES, MOST_FILM_BYTES } from '@linmen/domain/interpretation/film-file.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answers.ts'
import { HandRequest } from '#test/hand-request.ts'
import { showPart } from '#test/show.tsx'
import { FilmPicker } from './parts/film-picker.tsx'
import { useFilmUpload } from './use-film-upload.ts'

const rows = filmUploadEndpoints

beforeEach(() => {
  HandRequest.all = []
  vi.stubGlobal('XMLHttpRequest', HandRequest)
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const Picker = () => <FilmPicker upload={useFilmUpload()} />
const SIZE = FILM_PIECE_BYTES + 10
const film = () =>
  new File([new Uint8Array(SIZE)], '左路.mp4', { type: 'video/mp4', lastModified: 1 })
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('选择视频'), { target: { files: [file] } })
const line = async (count: number) => {
  await waitFor(() => expect(HandRequest.all).toHaveLength(count))
  return HandRequest.all.at(-1)!
}
const begin = answer(rows.begin, { id: 'fu1', pieceBytes: FILM_PIECE_BYTES })
const standing = (received: number) =>
  answer(rows.standing, { received, bytes: SIZE, state: 'open' })
const finish = answer(rows.finish, { seconds: 95, freeSeconds: 19, remade: false })

test('a film goes piece by piece, loses the line, goes on where the server stands, and is whole', async () => {
  showPart(<Picker />, [begin, standing(FILM_PIECE_BYTES), finish])
  choose(film())
  const first = await line(1)
  act(() => first.took(FILM_PIECE_BYTES))
  const second = await line(2)
  expect(second.body!.get('offset')).toBe(String(FILM_PIECE_BYTES))
  act(() => second.onerror?.())
  expect(await screen.findByText(/网络中断，已传 99%/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '继续上传' }))
  const again = await line(3)
  expect(again.body!.get('offset')).toBe(String(FILM_PIECE_BYTES))
  act(() => again.took(SIZE))
  expect(await screen.findByText(/已收齐，1:35/)).toBeDefined()
  expect(screen.getByText(/前 19 秒免费/)).toBeDefined()
  expect(screen.getByText(/服务器没有转码，按原样播放/)).toBeDefined()
})

test.each([
  ['another kind', new File(['x'], 'a.mov', { type: 'video/quicktime' }), '只能上传 MP4 视频'],
  ['too much', tooLong(), '视频不能超过 200 MB'],
])('%s is refused in words before anything is sent', async (_name, file, why) => {
  showPart(<Picker />)
  choose(file)
  expect((await screen.findByRole('alert')).textContent).toBe(why)
  expect(HandRequest.all).toEqual([])
})

function tooLong(): File {
  const file = new File(['x'], 'long.mp4', { type: 'video/mp4' })
  Object.defineProperty(file, 'size', { value: MOST_FILM_BYTES + 1 })
  return file
}
