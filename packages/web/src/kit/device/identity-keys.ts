/** Where it is written who visits. The start page reads these, so they stand apart from the other keys. */
export const identityKeys = {
  token: 'linmen.token',
  memberId: 'linmen.member-id',
  host: 'linmen.host',
  agentId: 'linmen.agent-id',
} as const
