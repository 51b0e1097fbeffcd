export const TOPIC = 'bench.live'

/** A goal as the live list sends it: about 200 bytes with its envelope. */
export const scoreChange = (event: number) => ({
  kind: 'goal',
  id: 'm0000000042',
  version: event,
  score: [event, 1],
  minute: 67,
  phase: 12,
  scorer: '中场 陈一鸣',
  side: 'home',
  at: 1_790_000_000_000,
})
