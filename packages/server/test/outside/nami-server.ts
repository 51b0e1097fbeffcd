import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface NamiServer {
  readonly base: string
  /** Answers by path; a function writes the whole answer itself. */
  readonly answers: Map<string, unknown>
  /** Paths asked for, with the token they came with. */
  readonly asked: { path: string; token: string | undefined }[]
  close(): Promise<void>
}

type Write = (request: IncomingMessage, response: ServerResponse) => void

/** A feed in the manner of Nami, on this machine: it says what a test puts into `answers`. */
export async function namiServer(): Promise<NamiServer> {
  const answers = new Map<string, unknown>()
  const asked: { path: string; token: string | undefined }[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://feed')
    const path = url.pathname.slice(1)
    asked.push({ path, token: request.headers.authorization })
    const answer = answers.get(`${path}${url.search}`) ?? answers.get(path)
    if (typeof answer === 'function') return (answer as Write)(request, response)
    response.setHeader('content-type', 'application/json')
    return response.end(JSON.stringify(answer ?? { code: 0, results: [] }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    asked,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
