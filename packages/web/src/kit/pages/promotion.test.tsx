import { QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lookAgain } from '#kit/host.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { createQueryClient } from '#kit/query-client.ts'
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
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  open.download = true
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  lookAgain()
})

function show(promotion: boolean) {
  const rsa = { kid: 'k', publicKey: 'p', nonce: 'n' }
  const answer = { isSuccess: true, code: 1, promotion, rsa }
  const asked = vi.fn(async (_url: string) => Response.json(answer))
  vi.stubGlobal('fetch', asked)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Promotion title="活动" guarded>
        礼包
      </Promotion>
    </QueryClientProvider>,
  )
  return asked
}

test('R-APPSTART-009 a guarded campaign opens when the configuration allows promotions', async () => {
  const asked = show(true)
  expect(await screen.findByText('礼包')).toBeDefined()
  expect(asked.mock.calls[0]?.[0]).toContain('/api/app/const/config')
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
