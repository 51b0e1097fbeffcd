import { afterAll, beforeAll, expect, test } from 'vitest'
import { promotionEndpoints } from '@linmen/contract/promotion/promotion.endpoints.ts'
import type { Insertable } from 'kysely'
import type { AdTable } from '#db/tables.generated.ts'
import { putAds } from '#features/ad/public.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const put = (ad: Partial<Insertable<AdTable>> & { id: string }) =>
  app.db.transaction((tx) =>
    putAds(tx, [
      {
        form: 'place',
        location: 52,
        trigger: null,
        trigger_date: null,
        content: '券包',
        picture: null,
        link_code: null,
        menu_code: 110,
        link_subject: null,
        bottom_text: null,
        starts_at_ms: app.clock.nowMs() - 1,
        ends_at_ms: app.clock.nowMs() + 1,
        ...ad,
      },
    ]),
  )

test('R-SETMEAL-002 a numbered place answers with what runs in it now', async () => {
  await put({ id: 'now' })
  await put({ id: 'other', location: 53 })
  await put({ id: 'over', ends_at_ms: app.clock.nowMs() })
  await put({ id: 'app-only', hosts: ['native'] })
  const answer = await app.visitor().call(promotionEndpoints.ads, { location: 52 })
  expect(answer).toMatchObject({
    ok: true,
    output: { ads: [{ id: 'now', content: '券包', target: { menuCode: 110 } }] },
  })
})

test('R-ADS-009 a pop-up travels with its rule, its words and where it leads', async () => {
  await put({
    id: 'pop',
    form: 'popUp',
    location: 1,
    trigger: 'timed',
    trigger_date: '20:30',
    picture: '/pictures/1.webp',
    link_code: 4,
    menu_code: null,
    link_subject: 'wei',
    bottom_text: '去看看',
  })
  const raw = await app.visitor().fetch('/api/appVersion/checkUpdatePopAndAlert?popLocation=1')
  expect(await raw.json()).toMatchObject({
    adList: [
      {
        adId: 'pop',
        popRule: { triggerType: 1, triggerDate: '20:30' },
        content: '券包',
        picUrl: '/pictures/1.webp',
        urlRedirect: { redirectType: 4, toId: 'wei' },
        bottomTip: '去看看',
      },
    ],
  })
})
