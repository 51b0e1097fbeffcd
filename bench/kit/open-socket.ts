import type { FastifyInstance } from 'fastify'
import type { Hub } from '@linmen/server/src/realtime/hub.ts'
import { boundlessShares } from '@linmen/server/src/realtime/live-shares.ts'
import { addWebSocket } from '@linmen/server/src/realtime/ws-endpoint.ts'

/** The product's live socket, open to any number of readers from anywhere. */
export const addOpenSocket = (app: FastifyInstance, hub: Hub): void =>
  addWebSocket(app, {
    hub,
    shares: boundlessShares,
    addressOf: () => 'bench',
    mayAsk: () => true,
    isOpen: () => true,
    refusalHeaders: () => ({}),
    note: () => {},
    originFits: () => true,
    viewerOf: async () => ({ memberId: null }),
  })
