import { hrefTo } from '#kit/go.ts'

/** A basketball player's own page. Of a squad nobody has asked for yet the team has to be named too. */
export const basketballPlayerHref = (playerId: string, teamId: string): string | undefined =>
  hrefTo('PlayerInfoPage', { playerId, teamId, sport: 'basketball' })
