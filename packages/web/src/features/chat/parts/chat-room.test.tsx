import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import { chatLine } from '@linmen/contract/chat/chat.schemas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { ChatRoom } from './chat-room.tsx'

vi.mock('#kit/live.ts', () => ({ useLive: () => {} }))

const team = (id: string, name: string) => ({ id, name })
const said = (number: number, text: string) =>
  sampleOf(chatLine, { number, text, memberId: 'wei', name: '老魏', saidAtMs: number })

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
})

test('a room goes on line after line, also where scrolling answers with a promise', async () => {
  HTMLElement.prototype.scrollIntoView = (() => Promise.resolve()) as never
  keepLogin({ token: '1|s' })
  showPart(
    <ChatRoom veil={null} matchId="7" home={team('1', '曼城')} away={team('2', '切尔西')} />,
    [
      answer(chatEndpoints.history, { lines: [said(1, '谁首发')], hasMore: false }),
      answer(chatEndpoints.say, said(2, '名单还没出')),
      answer(chatEndpoints.support, sampleOf(chatEndpoints.support.output)),
    ],
  )
  expect(await screen.findByText('谁首发')).toBeDefined()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '名单还没出' } })
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  await waitFor(() => expect(screen.getByText('名单还没出')).toBeDefined())
  expect(screen.getByText('谁首发')).toBeDefined()
})
