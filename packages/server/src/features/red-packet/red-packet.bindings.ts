import type { Binding } from '#kit/binding.ts'
import { check, history, listMatches, lookRain, open } from './red-packet.ts'

export const redPacketBindings: Binding[] = [check, open, listMatches, lookRain, history]
