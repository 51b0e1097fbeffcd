import { expertHome, listedExpert } from '@linmen/contract/expert/expert.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { sampleOf } from './sample.ts'

/** 老魏聊盘, as a list has him. */
export const anExpert = sampleOf(listedExpert, {
  id: 'wei',
  name: '老魏聊盘',
  grade: 5,
  level: 2,
})

/** His own page, with a record that says something. */
export const anExpertHome = sampleOf(expertHome, {
  ...anExpert,
  monthPrice: cents(18_800),
  fans: 24,
  record: {
    ...anExpert.record,
    recent: { picks: 10, hits: 7 },
    streak: 4,
    longestStreak: 9,
    settled: 30,
  },
})
