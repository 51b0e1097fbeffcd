/** The live topic of one match, of either sport. */
export const matchTopic = (matchId: string) => `match.${matchId}`
