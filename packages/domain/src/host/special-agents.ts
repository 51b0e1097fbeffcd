/** Agents with a campaign page of their own, and which payment it offers. */
export type SpecialAgents = ReadonlyMap<string, 1 | 2>

/** The specification speaks of two and names neither, so nobody is sent there until a row stands here. */
export const specialAgents: SpecialAgents = new Map()
