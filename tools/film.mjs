// Draws the sample film of the demo: npm run film. What it writes is kept in the repository.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { boardScript } from './film/board.mjs'
import { webm } from './film/webm.mjs'

const SIZE = { width: 480, height: 300 }
const [FPS, SECONDS, FREE, KEY_EVERY] = [10, 40, 12, 4]
const target = join(import.meta.dirname, '../packages/server/films')

const shape = (shift) => [
  [3, 'home', 0.3 + shift, 0.18],
  [5, 'home', 0.14, 0.34],
  [6, 'home', 0.27, 0.46],
  [4, 'home', 0.14, 0.56],
  [8, 'home', 0.4 + shift / 2, 0.52],
  [9, 'home', 0.57, 0.66],
  [2, 'home', 0.47, 0.78],
  [7, 'away', 0.58, 0.38],
  [2, 'away', 0.8 - shift / 2, 0.44],
  [5, 'away', 0.67, 0.5],
  [4, 'away', 0.7, 0.7],
  [3, 'away', 0.62, 0.8],
  [1, 'away', 0.93, 0.5],
]
const parts = [
  {
    at: 0,
    title: '近五场的站位',
    players: shape(0),
    moves: [
      [
        [0.3, 0.2],
        [0.55, 0.18],
      ],
    ],
  },
  {
    at: 12,
    title: '左路多出的一个人',
    players: shape(0.1),
    zone: [0.75, 0.3],
    moves: [
      [
        [0.4, 0.2],
        [0.76, 0.28],
      ],
      [
        [0.45, 0.52],
        [0.64, 0.3],
      ],
    ],
  },
  {
    at: 24,
    title: '对手的两种应对',
    players: shape(0.04),
    zone: [0.62, 0.62],
    moves: [
      [
        [0.58, 0.38],
        [0.45, 0.22],
      ],
      [
        [0.8, 0.44],
        [0.66, 0.26],
      ],
    ],
  },
  {
    at: 32,
    title: '我的选项与理由',
    players: shape(0.14),
    zone: [0.84, 0.5],
    moves: [
      [
        [0.44, 0.2],
        [0.84, 0.34],
      ],
      [
        [0.57, 0.66],
        [0.86, 0.52],
      ],
    ],
  },
]

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
await page.route('https://film.test/', (route) =>
  route.fulfill({ body: '<!doctype html><canvas></canvas>', contentType: 'text/html' }),
)
await page.goto('https://film.test/')
await page.addScriptTag({ content: boardScript })
const drawn = await page.evaluate(
  async ({ size, parts: chapters, fps, seconds, keyEvery }) => {
    const draw = window.drawBoard
    const canvas = Object.assign(document.querySelector('canvas'), size)
    const context = canvas.getContext('2d')
    const frames = []
    const failed = []
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const data = new Uint8Array(chunk.byteLength)
        chunk.copyTo(data)
        frames.push({
          ms: Math.round(chunk.timestamp / 1000),
          key: chunk.type === 'key',
          data: btoa(String.fromCharCode(...data)),
        })
      },
      error: (error) => failed.push(String(error)),
    })
    encoder.configure({ codec: 'vp8', ...size, bitrate: 90_000, framerate: fps })
    for (let at = 0; at < seconds * fps; at += 1) {
      draw(context, size, at / fps, chapters)
      const frame = new VideoFrame(canvas, { timestamp: (at / fps) * 1_000_000 })
      encoder.encode(frame, { keyFrame: at % (keyEvery * fps) === 0 })
      frame.close()
    }
    await encoder.flush()
    draw(context, size, 17, chapters)
    return { frames, failed, poster: canvas.toDataURL('image/webp', 0.7) }
  },
  { size: SIZE, parts, fps: FPS, seconds: SECONDS, keyEvery: KEY_EVERY },
)
await browser.close()
if (drawn.failed.length > 0) throw new Error(drawn.failed.join('\n'))
const frames = drawn.frames.map(({ data, ...frame }) => ({
  ...frame,
  data: Buffer.from(data, 'base64'),
}))
const { bytes, byteOf } = webm({ ...SIZE, seconds: SECONDS, frames })
await writeFile(join(target, 'left-side.webm'), bytes)
await writeFile(
  join(target, 'left-side.json'),
  `${JSON.stringify(
    {
      file: 'left-side.webm',
      type: 'video/webm',
      bytes: bytes.length,
      freeBytes: byteOf(FREE),
      seconds: SECONDS,
      freeSeconds: FREE,
      parts: parts.map(({ title, at }) => ({ title, at })),
    },
    null,
    2,
  )}\n`,
)
await writeFile(join(target, 'left-side.webp'), Buffer.from(drawn.poster.split(',')[1], 'base64'))
console.log(bytes.length, byteOf(FREE), frames.length)
