import {
  interpretationDetail,
  interpretationSummary,
  videoDetail,
  type InterpretationDetail,
  type InterpretationSummary,
  type VideoDetail,
} from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { serverNowMs } from '#kit/clock.ts'
import { sampleOf } from './sample.ts'

const least = sampleOf(interpretationSummary)

/** One for 28 coins on a match to come. */
const told = () => ({
  id: 'jd1',
  title: '左路为什么更重',
  teaser: '三中卫的边路人数',
  price: cents(2800),
  length: 1280,
  expert: { ...least.expert, id: 'lu', name: '陆知行', grade: 2 },
  match: {
    matchId: 'm1',
    league: '欧冠',
    home: '国际米兰',
    away: '马德里竞技',
    kickoffMs: serverNowMs() + 3_600_000,
  },
})

export const anInterpretation = (rest: Partial<InterpretationSummary> = {}) =>
  sampleOf(interpretationSummary, { ...told(), ...rest })

export const aDetail = (rest: Partial<InterpretationDetail> = {}) =>
  sampleOf(interpretationDetail, {
    ...told(),
    lead: '近五轮主队改打三中卫。',
    headings: ['客队两种应对', '我的选项'],
    ...rest,
  })

export const aFilm = (rest: Partial<VideoDetail> = {}) =>
  sampleOf(videoDetail, {
    ...told(),
    medium: 'video',
    lead: '近五轮的站位。',
    seconds: 40,
    freeSeconds: 12,
    parts: [
      { title: '近五场的站位', at: 0 },
      { title: '我的选项', at: 32 },
    ],
    ...rest,
  })
