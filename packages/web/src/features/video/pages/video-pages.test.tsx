import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { replaySummary } from '@linmen/contract/expert/replay.schemas.ts'
import { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { aFilm, anInterpretation } from '#test/an-interpretation.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const none = { count: 0, spread: [0, 0, 0, 0, 0] }
const film = anInterpretation({ medium: 'video', seconds: 40, freeSeconds: 12 })
const content = (whole: boolean) =>
  answer(videoEndpoints.content, {
    src: '/media/film/jd1?w=0',
    whole,
    endsAtMs: serverNowMs() + 600_000,
  })

const showFilm = (rest: Parameters<typeof aFilm>[0], whole: boolean) =>
  showPage('VideoJieduList', { id: 'jd1', pageType: 3 }, [
    answer(videoEndpoints.look, aFilm(rest)),
    content(whole),
    answer(videoEndpoints.listRelated, { items: [] }),
    answer(interpretationEndpoints.expertFollowState, { followed: false, fans: 0 }),
    answer(interpretationEndpoints.rating, { own: none, expert: none }),
  ])

test('after the free seconds the film stops and says how it goes on', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  const { container } = await showFilm({}, false)
  expect(await screen.findByText('前 12 秒免费')).toBeDefined()
  const video = container.querySelector('video')!
  await waitFor(() => expect(video.getAttribute('src')).toBe('/media/film/jd1?w=0'))
  Object.defineProperty(video, 'currentTime', { value: 12.1, configurable: true })
  fireEvent.timeUpdate(video)
  expect(await screen.findByText('试看结束')).toBeDefined()
  expect(screen.getAllByRole('button', { name: '解锁全片' }).length).toBeGreaterThan(0)
  vi.restoreAllMocks()
})

test('who unlocked it sees all of it, with its words', async () => {
  await showFilm({ owned: true, body: '## 站位\n三中卫。' }, true)
  expect(await screen.findByText('三中卫。')).toBeDefined()
  expect(screen.queryByText('前 12 秒免费')).toBeNull()
  expect(screen.queryByRole('button', { name: '解锁全片' })).toBeNull()
})

test('all films, and those of one expert', async () => {
  const all = answer(videoEndpoints.list, { items: [film], hasNext: false })
  await showPage('VideoJieduList', {}, [all])
  expect(await screen.findByText('0:40')).toBeDefined()
})

test('R-JIEDU-001 R-JIEDU-002 the films of an expert come twenty at a time, of type 2', async () => {
  const { network } = await showPage('VideoExpertHome', { expertId: 'lu' }, [
    answer(videoEndpoints.listByExpert, { items: [film], hasNext: false }),
    answer(
      videoEndpoints.expert,
      sampleOf(videoEndpoints.expert.output, { expert: film.expert, bio: '先看中场', videos: 1 }),
    ),
  ])
  expect(await screen.findByText('先看中场')).toBeDefined()
  expect(network.asked(videoEndpoints.listByExpert)[0]).toMatchObject({
    expertId: 'lu',
    kind: 2,
    pageSize: 20,
    pageNo: 1,
  })
})

test.each([
  ['VideoJieduList', { expertId: 'lu', pageType: 2 }, 'memberId=lu'],
  ['VideoJieduList', { id: 'x7', pageType: 3 }, 'x7'],
  ['VideoReplayList', { expertId: 'lu', pageType: 2 }, 'lu'],
] as const)('R-NAV-047 %s opened with %j asks for %s', async (name, params, wanted) => {
  const { network } = await showPage(name, params)
  await waitFor(() =>
    expect(network.sent().some(({ url, body }) => `${url.href}${body}`.includes(wanted))).toBe(
      true,
    ),
  )
})

test('R-NAV-047 the replays beside one of them are all the others', async () => {
  const [one, other] = ['r1', 'r2'].map((id) =>
    sampleOf(replaySummary, { id, title: `复盘 ${id}`, expert: film.expert }),
  )
  await showPage('VideoReplayList', { id: 'r1', pageType: 3 }, [
    answer(videoEndpoints.listReplays, { items: [one!, other!], hasNext: false }),
  ])
  expect(await screen.findByText('复盘 r2')).toBeDefined()
  expect(screen.queryByText('复盘 r1')).toBeNull()
})

test('replays with a film stand in one list', async () => {
  const replay = sampleOf(replaySummary, { id: 'r1', title: '判断站住了', expert: film.expert })
  const { network } = await showPage('VideoReplayList', {}, [
    answer(videoEndpoints.listReplays, { items: [replay], hasNext: false }),
  ])
  expect(await screen.findByText('判断站住了')).toBeDefined()
  expect(network.asked(videoEndpoints.listReplays)[0]).toEqual({})
})
