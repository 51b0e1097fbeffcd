import { expect, test } from './journey.ts'
import { wholeBrowser } from './browser.ts'

test.use({ ...wholeBrowser, serviceWorkers: 'allow', permissions: ['notifications'] })

test('a push that comes while no page asks for it is shown, with where it leads', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const address = '/user/settings'
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ title: '国米 vs 马竞', body: '进球 1-0', address, tag: 'match-7' }),
  })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, tag, data }) => [
        title,
        body,
        tag,
        (data as { address: string }).address,
      ])
    })
  await expect.poll(shown).toEqual([['国米 vs 马竞', '进球 1-0', 'match-7', address]])
  expect(journey.complaints).toEqual([])
})
