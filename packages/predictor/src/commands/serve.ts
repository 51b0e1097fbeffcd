import { createInterface } from 'node:readline'
import { conversation } from '#protocol/conversation.ts'

/** `serve`: JSON lines on stdin and stdout until the input ends. */
export async function serve(): Promise<number> {
  const answer = conversation()
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
    if (line.trim() !== '') process.stdout.write(`${answer(line)}\n`)
  return 0
}
