import { theHost } from '#kit/host.ts'

/** An app that hides basketball asks for football alone. */
export const sportOfHost = () =>
  theHost().shows('basketball') ? {} : { sport: 'football' as const }
