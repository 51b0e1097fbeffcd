import type { FastifyInstance } from 'fastify'
import type { ChannelRoute } from '#kit/channel/channel.ts'
import type { Edge } from './edge.ts'
import { bodyOf } from './input.ts'

const MOST_BYTES = 64 * 1024

/** Registers the doors of the providers. Each answers in its own words, whatever happens behind it. */
export function addChannels(
  app: FastifyInstance,
  { ports }: Edge,
  channels: readonly ChannelRoute[],
): void {
  for (const { channel, path, answers, receive } of channels) {
    app.post(path, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const { raw } = bodyOf(request)
      const query = request.url.split('?')[1] ?? ''
      const outcome = await receive(ports, { raw, headers: request.headers, query }).catch(
        (error: unknown) => {
          ports.log.error({ err: error, channel }, 'a notice could not be kept')
          return 'again' as const
        },
      )
      if (outcome === 'forged') ports.mishaps.note('forged_notice')
      const { status, type, body } = answers[outcome]
      return reply.code(status).header('cache-control', 'no-store').type(type).send(body)
    })
  }
}
