import { createHash, randomInt } from 'node:crypto'
import { hideAnswer } from '@linmen/contract/captcha/captcha-cipher.ts'
import { captchaEndpoints } from '@linmen/contract/captcha/captcha.endpoints.ts'
import { sliderAnswer } from '@linmen/contract/captcha/captcha.schemas.ts'
import type { Product } from '@linmen/e2e/src/product.ts'
import { table } from './kit/machine.ts'
import { enter, isTaken, times, type Visitor } from './kit/visitor.ts'

const MOST_SHARE = 0.05
const WRONG_TRIES = 5
const SLIDE = 231
const AT_ONCE = 8

interface Passed {
  readonly visitor: Visitor
  readonly answer: unknown
}

/** A program that slides somewhere: how often it passes, and after how many wrong answers it gets no further picture. */
export async function showGuesses(
  products: readonly Product[],
  pictures: number,
): Promise<readonly Passed[]> {
  const passed: Passed[] = []
  let guesses = 0
  let mostWrong = 0
  let robots = 0
  await times(pictures, AT_ONCE, async (at) => {
    if (guesses >= pictures) return
    robots += 1
    const visitor = await enter(products[at % products.length]!)
    let wrong = 0
    for (;;) {
      const answer = await guess(visitor)
      if (answer === null) break
      guesses += 1
      if (await isTaken(await visitor(captchaEndpoints.checkSlider.path, answer)))
        passed.push({ visitor, answer })
      else wrong += 1
    }
    mostWrong = Math.max(mostWrong, wrong)
  })
  const share = passed.length / guesses
  const fits = share <= MOST_SHARE && mostWrong <= WRONG_TRIES
  const rows = [
    [
      guesses,
      robots,
      passed.length,
      `${(100 * share).toFixed(1)} %`,
      mostWrong,
      fits ? 'kept' : 'OVER',
    ],
  ]
  const heads = ['sliders guessed', 'robots', 'passed', 'share', 'most wrong', 'limits']
  console.log(table(heads, rows))
  if (!fits) process.exitCode = 1
  return passed
}

/** An answer that was right is sent again and again, to every process. */
export async function showReplays(
  products: readonly Product[],
  passed: readonly Passed[],
  replays: number,
): Promise<void> {
  if (passed.length === 0) throw new Error('no guess was right: there is nothing to send again')
  let taken = 0
  await times(replays, AT_ONCE, async (at) => {
    const { visitor, answer } = passed[at % passed.length]!
    const { url } = products[at % products.length]!
    if (await isTaken(await visitor(`${url}${captchaEndpoints.checkSlider.path}`, answer)))
      taken += 1
  })
  console.log(table(['answers sent again', 'taken'], [[replays, taken]]))
  if (taken > 0) process.exitCode = 1
}

/** Null when there are no more pictures for this visitor. */
async function guess(visitor: Visitor): Promise<unknown> {
  const { startSlider, checkSlider } = captchaEndpoints
  const told = (await (await visitor(startSlider.path)).json()) as { isSuccess: boolean }
  if (!told.isSuccess) return null
  const { token, pieceTop } = startSlider.output.decode(told)
  const plain = {
    token,
    offset: randomInt(SLIDE),
    pieceTop,
    subject: '13700000001',
    purpose: 'loginOrRegister',
  }
  return checkSlider.input.encode({
    answer: await hideAnswer(sha256, token, sliderAnswer.encode(plain)),
  })
}

const sha256 = async (text: string) => createHash('sha256').update(text).digest()
