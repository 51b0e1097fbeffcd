import { once } from 'node:events'
import { expect, test } from 'vitest'
import { endpoint } from '@linmen/contract'
import { query } from '#kit/query.ts'
import { rawClient, upgradeTo } from '#test/raw-client.ts'
import { startRows } from '#test/rows-app.ts'

const QUESTION = 'GET /api/t/slow HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'
const slow = endpoint({ call: 't.slow', path: '/api/t/slow', method: 'GET', effect: 'read' })

/** A server with one slow call that is being asked, and how to answer it. */
async function askedSlowly() {
  let answer = () => {}
  const asked = new Promise<void>((told) => {
    answer = told
  })
  let begun = () => {}
  const isAsked = new Promise<void>((told) => {
    begun = told
  })
  const app = await startRows([
    query(slow, async () => {
      begun()
      await asked
      return {}
    }),
  ])
  const { socket, heard } = await rawClient(app.base, QUESTION)
  const idle = await rawClient(app.base)
  await isAsked
  return { app, socket, heard, idle, answer }
}

test('a socket that comes over a kept connection while the server goes does not hold it', async () => {
  const { app, socket, heard, idle, answer } = await askedSlowly()
  const closed = app.close()
  // Quiet connections have been ended; whoever still waits for an answer gets it.
  await idle.heard
  answer()
  await once(socket, 'data')
  socket.write(upgradeTo('/live'))
  await closed
  expect(await heard).not.toContain('101 Switching Protocols')
})

test('a question over a kept connection while the server goes is answered, and the next one asked elsewhere', async () => {
  const { app, socket, heard, idle, answer } = await askedSlowly()
  const closed = app.close()
  await idle.heard
  socket.write(QUESTION)
  answer()
  await closed
  const answers = (await heard).match(/HTTP\/1.1 \d+/g)
  expect(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(await heard).toMatch(/connection: close/i)
})
