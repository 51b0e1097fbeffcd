import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lookAgain } from '#kit/host.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { Promotion, useBusyCampaign } from './promotion.tsx'

const went = vi.hoisted(() => vi.fn())
const open = vi.hoisted(() => ({ download: true }))
vi.mock('#kit/go.ts', async (original) => ({
  ...(await original<object>()),
  go: went,
  isOpen: () => open.download,
}))

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetAllMocks()
  open.download = true
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  lookAgain()
})

const { config } = statsEndpoints

const show = (promotion: boolean) =>
  showPart(
    <Promotion title="活动" guarded>
      礼包
    </Promotion>,
    [answer(config, sampleOf(config.output, { promotion }))],
  )

test('R-APPSTART-009 a guarded campaign opens when the configuration allows promotions', async () => {
  const { network } = show(true)
  expect(await screen.findByText('礼包')).toBeDefined()
  expect(network.asked(config)).toHaveLength(1)
})

test('R-APPSTART-009 otherwise it leads to the list of promotions', async () => {
  const replaced = vi.spyOn(navigation, 'go').mockImplementation(() => {})
  show(false)
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/hd', { replace: true }))
  expect(screen.queryByText('礼包')).toBeNull()
})

test('R-ERROR-009 a busy campaign is joined in the app, and a button leads to the download', async () => {
  const confirm = vi.spyOn(notices, 'confirm').mockResolvedValue(true)
  await renderHook(useBusyCampaign).result.current()
  expect(confirm).toHaveBeenCalledWith('活动火爆,请前往APP参与', { yes: '下载APP', no: '我知道了' })
  expect(went).toHaveBeenCalledExactlyOnceWith('DownloadPage')
})

test('who does not want the app stays', async () => {
  vi.spyOn(notices, 'confirm').mockResolvedValue(false)
  await renderHook(useBusyCampaign).result.current()
  expect(went).not.toHaveBeenCalled()
})

test('where there is nothing to download the dialog only says so', async () => {
  open.download = false
  const alert = vi.spyOn(notices, 'alert').mockResolvedValue()
  await renderHook(useBusyCampaign).result.current()
  expect(alert).toHaveBeenCalledExactlyOnceWith('活动火爆,请前往APP参与')
  expect(went).not.toHaveBeenCalled()
})
