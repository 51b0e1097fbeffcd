import type { PreparedAnswer } from '#kit/answers/prepared-answer.ts'

/** Requests that are asked again and again, word for word, and whose answer is the same for everyone. */
export interface HotAnswers {
  /** Remembers a request and where its answer lies ready; null there means that it has to be made. */
  learn(request: HotRequest, ready: () => PreparedAnswer | null): void
  /** False when no request to this address with a body of this length was learned: it is not worth a look. */
  mayKnow(url: string, length: number): boolean
  find(request: HotRequest): PreparedAnswer | null
}

export interface HotRequest {
  readonly url: string
  readonly body: Buffer
}

const KEPT = 64
/** Longer questions are rare, and nobody sends them word for word. */
const LONGEST = 512

export function hotAnswers(): HotAnswers {
  const ready = new Map<string, () => PreparedAnswer | null>()
  const shapes = new Map<string, number>()
  const shapeOf = (url: string, length: number) => `${length} ${url}`
  const keyOf = ({ url, body }: HotRequest) => `${url}\n${body.toString('latin1')}`
  const forget = (key: string) => {
    ready.delete(key)
    const at = key.indexOf('\n')
    const shape = shapeOf(key.slice(0, at), key.length - at - 1)
    const left = (shapes.get(shape) ?? 1) - 1
    if (left === 0) shapes.delete(shape)
    else shapes.set(shape, left)
  }
  return {
    learn: (request, find) => {
      const { url, body } = request
      if (url.length + body.length > LONGEST) return
      const key = keyOf(request)
      if (ready.has(key)) return void ready.set(key, find)
      ready.set(key, find)
      const shape = shapeOf(url, body.length)
      shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
      if (ready.size > KEPT) forget(ready.keys().next().value!)
    },
    mayKnow: (url, length) => shapes.has(shapeOf(url, length)),
    find: (request) => ready.get(keyOf(request))?.() ?? null,
  }
}
