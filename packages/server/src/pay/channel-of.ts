import type { Settings } from '#kit/settings.ts'
import type { PayChannel } from './port.ts'

const channels = new WeakMap<Settings, readonly PayChannel[]>()

interface Process {
  readonly settings: Settings
}

/** Names the channels that this process pays by: those for some ways only before one for all. */
export const connectChannel = ({ settings }: Process, ...connected: PayChannel[]): void =>
  void channels.set(settings, connected)

export const channelsOf = ({ settings }: Process): readonly PayChannel[] =>
  channels.get(settings) ?? []

/** The channel that takes this way of paying; null where nobody does. */
export const channelFor = (process: Process, way: string): PayChannel | null =>
  channelsOf(process).find(({ ways }) => ways === undefined || ways.includes(way)) ?? null

/** The channel that something was sent to; null when it is not connected any more. */
export const channelNamed = (process: Process, name: string): PayChannel | null =>
  channelsOf(process).find((channel) => channel.name === name) ?? null

/** The channel that sends cash there; null where nobody does. */
export const payoutChannel = (process: Process, kind: 'bank' | 'alipay'): PayChannel | null =>
  channelsOf(process).find(({ paysOut }) => paysOut === undefined || paysOut.includes(kind)) ?? null
