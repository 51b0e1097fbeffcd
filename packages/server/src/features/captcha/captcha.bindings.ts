import { createHash } from 'node:crypto'
import { openAnswer } from '@linmen/contract/captcha/captcha-cipher.ts'
import { captchaEndpoints } from '@linmen/contract/captcha/captcha.endpoints.ts'
import { clickAnswer, sliderAnswer, wordAnswer } from '@linmen/contract/captcha/captcha.schemas.ts'
import { placeHole, slideFits, tapsFit, type Point } from '@linmen/domain/captcha/puzzle.ts'
import { LISTEN_MS, wordQuestion } from '@linmen/domain/captcha/word-question.ts'
import { action } from '#kit/action.ts'
import type { Binding } from '#kit/binding.ts'
import type { Call } from '#kit/call.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { holderOf } from '#features/auth/public.ts'
import { givePass, keepCaptcha, takeCaptcha } from './captcha.repo.ts'
import { drawClicks } from './draw-clicks.ts'
import { drawSlider } from './draw-slider.ts'

const LIFE_MS = 120_000
const TOKEN_BYTES = 24

type Kind = 'slider' | 'clicks' | 'words'
type Told = 'actor' | 'ports' | 'ip' | 'nowMs' | 'visitorId' | 'deviceId' | 'refuse'
type Starting = Pick<Call<typeof captchaEndpoints.startClicks>, Told>
type Checking = Pick<Call<typeof captchaEndpoints.checkSlider>, Told>

export const captchaBindings: Binding[] = [
  query(captchaEndpoints.startSlider, async (_db, _input, call) => {
    await passLimits(call)
    const chance = (below: number) => call.ports.random.int(below)
    const hole = placeHole(chance)
    const { board, piece } = await drawSlider(hole, chance)
    const token = await keep(call, 'slider', [hole])
    return { token, pieceTop: hole.y, board: inText(board), piece: inText(piece) }
  }),

  query(captchaEndpoints.startClicks, async (_db, _input, call) => {
    await passLimits(call)
    const { board, wanted } = await drawClicks((below) => call.ports.random.int(below))
    return { token: await keep(call, 'clicks', wanted), board: inText(board) }
  }),

  action(captchaEndpoints.checkSlider, (input, call) =>
    check(call, input.answer, 'slider', (plain, [hole]) => {
      const said = sliderAnswer.decode(plain)
      return { ...said, fits: slideFits(hole!, { x: said.offset, y: said.pieceTop }) }
    }),
  ),

  action(captchaEndpoints.checkClicks, (input, call) =>
    check(call, input.answer, 'clicks', (plain, wanted) => {
      const said = clickAnswer.decode(plain)
      return { ...said, fits: tapsFit(wanted, said.taps) }
    }),
  ),

  query(captchaEndpoints.startWords, async (_db, _input, call) => {
    await passLimits(call)
    await passWordLimits(call)
    const { text, answer } = wordQuestion((below) => call.ports.random.int(below))
    // The answer, and the moment from which somebody can have heard the question.
    const token = await keep(call, 'words', [{ x: answer, y: call.nowMs + LISTEN_MS }])
    return { token, question: text, waitMs: LISTEN_MS }
  }),

  action(captchaEndpoints.checkWords, (input, call) =>
    check(call, input.answer, 'words', (plain, [wanted]) => {
      const said = wordAnswer.decode(plain)
      return { ...said, fits: said.number === wanted!.x && call.nowMs >= wanted!.y }
    }),
  ),

  // What went wrong at somebody's picture; it is only counted.
  command(captchaEndpoints.reportSlider, async (_tx, { error, tookMs }, { ports }) => {
    ports.log.info({ error, tookMs }, 'a captcha was reported')
    return {}
  }),
]

const holderIn = (call: Omit<Starting, 'refuse'>) => holderOf(call, call.actor?.sessionId)
const inText = (bytes: Buffer) => bytes.toString('base64')

/** How often pictures are drawn for one address; none for who has answered wrong too often. */
async function passLimits(call: Starting): Promise<void> {
  const { ports, ip } = call
  const wait = await ports.limits.take('captcha.begin', { address: ip })
  if (wait > 0) return call.refuse('too_many_requests', { retryAfterMs: wait })
  const whom = { device: holderIn(call), address: ip }
  if ((await ports.limits.take('captcha.wrong', whom)) > 0) return call.refuse('need_refresh', {})
  await ports.limits.giveBack('captcha.wrong', whom)
}

/** Words are easier for a program than pictures are: there are far fewer of them. */
async function passWordLimits(call: Starting): Promise<void> {
  const whom = { device: holderIn(call), address: call.ip }
  const wait = await call.ports.limits.take('captcha.words', whom)
  if (wait > 0) call.refuse('too_many_requests', { retryAfterMs: wait })
}

async function keep(call: Starting, kind: Kind, points: readonly Point[]) {
  const { ports, nowMs } = call
  const token = ports.random.bytes(TOKEN_BYTES).toString('base64url')
  const endsAtMs = nowMs + LIFE_MS
  await ports.db.transaction((tx) =>
    keepCaptcha(tx, { token, kind, holder: holderIn(call), points, endsAtMs }),
  )
  return token
}

interface Said {
  readonly token: string
  readonly subject: string
  readonly purpose: string
  readonly fits: boolean
}

/** One try for each token, right or wrong. A right one is changed for a pass. */
async function check(
  call: Checking,
  hidden: string,
  kind: Kind,
  judge: (plain: unknown, points: readonly Point[]) => Said,
): Promise<{}> {
  const { ports, nowMs, ip } = call
  const holder = holderIn(call)
  const opened = await openAnswer(sha256, hidden)
  const points =
    opened &&
    (await ports.db.transaction((tx) =>
      takeCaptcha(tx, { token: opened.token, kind, holder, nowMs }),
    ))
  if (!opened || !points) return call.refuse('need_refresh', {})
  const said = judged(() => judge(opened.plain, points))
  if (said === null || said.token !== opened.token || !said.fits) {
    const wait = await ports.limits.take('captcha.wrong', { device: holder, address: ip })
    return call.refuse(wait > 0 ? 'need_refresh' : 'captcha.wrong', {})
  }
  const { subject, purpose } = said
  await ports.db.transaction((tx) => givePass(tx, { holder, subject, purpose }, nowMs + LIFE_MS))
  return {}
}

/** What is not even an answer is a wrong one. */
function judged(judge: () => Said): Said | null {
  try {
    return judge()
  } catch {
    return null
  }
}

const sha256 = async (text: string) => createHash('sha256').update(text).digest()
