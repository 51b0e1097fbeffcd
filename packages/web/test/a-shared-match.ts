import type { SharedMatch } from '#features/share/shared-match.ts'

/** A football match that is being played, as it is passed on. */
export const aSharedMatch: SharedMatch = {
  sport: 'football',
  id: '7',
  leagueName: '英超',
  stage: '第 5 轮',
  day: '11-25 周三',
  time: '04:00',
  left: { id: '1', name: '曼城' },
  right: { id: '2', name: '多特蒙德' },
  status: { kind: 'live', text: "67'" },
  score: { left: 2, right: 1 },
  hidden: false,
  note: '半场 1-0',
  scorers: { left: ["霍尔姆 23' 60'"], right: ["席尔瓦 80'"] },
  quarters: [],
}
