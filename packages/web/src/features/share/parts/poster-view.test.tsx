import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notices } from '#kit/notices.ts'
import { aSharedMatch as match } from '#test/a-shared-match.ts'
import { PosterView } from './poster-view.tsx'

const made = vi.hoisted(() => ({ poster: null as Blob | null }))
vi.mock('#features/share/poster/make-poster.ts', () => ({ makePoster: async () => made.poster }))

afterEach(() => vi.restoreAllMocks())

test('R-IMAGE-002 a picture that could not be made says so, and is tried again', async () => {
  made.poster = null
  render(<PosterView match={match} link="https://own.test/" />)
  expect(await screen.findByText('生成图片失败,请重试')).toBeDefined()
  made.poster = new Blob(['x'])
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByRole('img')).toBeDefined()
})

test('R-IMAGE-004 whoever saves it is told for three seconds to press it long', async () => {
  const toast = vi.spyOn(notices, 'toast').mockReturnValue()
  made.poster = new Blob(['x'])
  render(<PosterView match={match} link="https://own.test/" />)
  await screen.findByRole('img')
  fireEvent.click(screen.getByText('保存图片'))
  expect(toast.mock.calls).toEqual([['请长按图片保存', 3000]])
})
