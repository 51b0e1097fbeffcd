import { performance } from 'node:perf_hooks'
import { exitCode, run } from './command.mjs'

const KILLED = exitCode(null, 'SIGKILL')

/** One line of progress: the name at once, the seconds when it is done. */
export async function step(name, work) {
  const from = performance.now()
  process.stdout.write(`${name} … `)
  try {
    const result = await work()
    process.stdout.write(`${secondsSince(from)}\n`)
    return result
  } catch (error) {
    process.stdout.write(`✗ ${secondsSince(from)}\n`)
    throw error
  }
}

/** A step that is one command, silent unless it fails. */
export const quietStep = (name, command, options) =>
  step(name, async () => outputOf(name, await run(command, { ...options, quiet: true })))

/** A quiet step whose command runs beside other work, which has the screen until it is done. */
export const waitingStep = (work) => async (name, command, options) => {
  const running = run(command, { ...options, quiet: true })
  await work()
  return step(name, async () => outputOf(name, await running))
}

/** A step whose command speaks for itself, such as a test run. Answers its exit code. */
export async function loudStep(name, command, options) {
  const from = performance.now()
  process.stdout.write(`${name} …\n`)
  const { code } = await run(command, options)
  const end = code === KILLED && options?.limitMs ? ', stopped at its limit' : ''
  process.stdout.write(`${name} ${code === 0 ? '' : '✗ '}${secondsSince(from)}${end}\n`)
  return code
}

/** What a command said; a failure of the step where it failed. */
export function outputOf(name, { code, output }) {
  if (code !== 0) throw new StepFailed(name, code, output)
  return output
}

class StepFailed extends Error {
  constructor(name, code, output) {
    super(`${name}: exit code ${code}\n${output}`.trimEnd())
    this.code = code
  }
}

/** Ends the program for a failure that has already been explained. */
export function giveUp(error) {
  process.stderr.write(`${error instanceof StepFailed ? error.message : error.stack}\n`)
  process.exit(1)
}

const secondsSince = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`
