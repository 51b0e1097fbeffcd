import { named } from '#kit/codec.ts'
import { int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

/** A picture as the base64 text of its file. */
const picture = text({ min: 1, max: 400_000 })
const token = text({ min: 1, max: 200 })

/** A picture with a hole, and the piece that fills it. The piece moves sideways only. */
export const sliderPuzzle = shape({
  token,
  pieceTop: named('Y', int({ max: 1000 })),
  piece: named('tplImg', picture),
  board: named('mapImg', picture),
})

/** A picture in which three things are to be tapped. */
export const clickPuzzle = shape({ token, board: named('img', picture) })

/** A question for who cannot see a picture; its answer counts after a while. */
export const wordPuzzle = shape({
  token,
  question: text({ min: 1, max: 200 }),
  waitMs: named('wait', int({ max: 60_000 })),
})

const point = shape({ x: int({ max: 1000 }), y: int({ max: 1000 }) })

/** What an answer is for: one code to one phone, or one login. It is worth nothing for anything else. */
const reason = { subject: named('s', text({ max: 64 })), purpose: named('p', text({ max: 40 })) }

/** What is enciphered in an answer. */
export const sliderAnswer = shape({
  token,
  offset: named('d', int({ max: 1000 })),
  pieceTop: named('Y', int({ max: 1000 })),
  ...reason,
})
export const wordAnswer = shape({ token, number: named('n', int({ max: 10_000 })), ...reason })
export const clickAnswer = shape({ token, taps: list(point, { max: 3 }), ...reason })
