import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { interpretationDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { plainReceipt } from '@linmen/contract/pay/pay.schemas.ts'
import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { payDirect } from '#features/pay/pay-direct.ts'
import { door } from '#features/pay/pay-trip.ts'
import { usePurchase, type ForSale } from '#features/sale/parts/public.ts'
import { call } from '#kit/call.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { lookAgain } from '#kit/host.ts'
import { isLoggedIn, keepLogin } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import { followAddress } from '#kit/place.ts'
import { inTab } from '#kit/storage.ts'
import { aMember } from '#test/a-member.ts'
import { keyAnswer } from '#test/a-password-key.ts'
import { answer, answerWith, held, refusal, type Answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showHook, showPage } from '#test/show.tsx'
import { soon } from '#test/soon.ts'

vi.mock('#kit/live.ts', () => ({ useLive: () => {} }))

const ELSEWHERE = '/plan-detail/9'
const left = vi.fn()
const noted = vi.fn()
let stop = () => {}

beforeEach(() => {
  history.replaceState(null, '', '#/data')
  stop = followAddress()
  vi.spyOn(history, 'back').mockImplementation(() => left('back'))
  vi.spyOn(console, 'warn').mockImplementation(noted)
  vi.spyOn(door, 'leave').mockImplementation(left)
  vi.spyOn(location, 'assign').mockImplementation(left)
})
afterEach(() => {
  stop()
  inTab.drop(identityKeys.host)
  lookAgain()
  vi.restoreAllMocks()
  left.mockReset()
  noted.mockReset()
})

const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const asMember = () => keepLogin({ token: '1|s' })
const me = answer(userEndpoints.me, { ...aMember, nickname: '小美' })

/** A person did something, and its answer is on its way. */
interface Begun {
  readonly late: ReturnType<typeof held>
  /** The page, or what was left for, when the person waits. */
  readonly leadsTo: string
}

async function fillIn(screenName: 'LoginPage' | 'RegisterPage', answers: readonly Answer[]) {
  await showPage(screenName, { backUrl: '/tabs/plan' }, answers)
  write('手机号', '13700000001')
  write('验证码', '246810')
  if (screenName === 'RegisterPage') write('新密码', 'x7!kq2mz')
  fireEvent.click(screen.getByRole('checkbox'))
  press(screenName === 'RegisterPage' ? '注册' : '登录')
}

async function saveWords(late: Answer): Promise<void> {
  asMember()
  await showPage('SignatureChangePage', {}, [me, late])
  write('个性签名', '看台边的人')
  press('保存')
}

const welcome = { token: '1|se1', memberId: 'mei', signKey: 'k' }
const goods = (send: ForSale['send']): ForSale => ({
  ...{ kind: 'plan', price: cents(4800), heading: '', face: null, title: '', note: '', terms: '' },
  send,
  onBought: (_receipt, redirect) => redirect.go('PlanDetailPayOkPage', { id: '1' }),
  onBroken: (errorMsg, redirect) => redirect.go('PlanDetailPayErrorPage', { errorMsg }),
})

async function buy(late: ReturnType<typeof held>): Promise<void> {
  asMember()
  answerWith([late])
  const send = async () => {
    const output = await call(payEndpoints.status, { orderId: '1' }).catch(() => null)
    return output?.status === 'paid'
      ? { ok: true as const, output: sampleOf(plainReceipt) }
      : { ok: false as const, failure: { code: 'system_error', text: '' } as never }
  }
  const { result } = showHook(() => usePurchase('1', goods(send)), [late])
  act(() => void result.current.pay('none'))
}

const status = (of: 'paid' | 'unpaid') =>
  held(answer(payEndpoints.status, { ...sampleOf(payEndpoints.status.output), status: of }))

const begin: Readonly<Record<string, () => Promise<Begun>>> = {
  'a login': async () => {
    const late = held(answer(authEndpoints.loginWithCode, welcome))
    await fillIn('LoginPage', [late])
    return { late, leadsTo: '/tabs/plan' }
  },
  'a registration': async () => {
    const late = held(answer(authEndpoints.register, welcome))
    await fillIn('RegisterPage', [(await keyAnswer()).key, late])
    return { late, leadsTo: '/tabs/plan' }
  },
  'the login of the app around': async () => {
    inTab.write(identityKeys.host, 'weather')
    lookAgain()
    const loginUrl = 'https://weather.test/login'
    const late = held(answer(hostEndpoints.weatherLoginUrl, { loginUrl }))
    await showPage('LoginPage', { backUrl: '/tabs/plan' }, [late])
    return { late, leadsTo: loginUrl }
  },
  'saved words, and back': async () => {
    const late = held(
      answer(accountEndpoints.changeSignature, sampleOf(accountEndpoints.changeSignature.output)),
    )
    await saveWords(late)
    return { late, leadsTo: 'back' }
  },
  'a write of a login that is over': async () => {
    const late = held(refusal(accountEndpoints.changeSignature, 'no_login'))
    await saveWords(late)
    return { late, leadsTo: '/login?backUrl=' }
  },
  'a read of a login that is over': async () => {
    asMember()
    const late = held(refusal(userEndpoints.me, 'no_login'))
    await showPage('SignatureChangePage', {}, [late])
    return { late, leadsTo: '/login?backUrl=' }
  },
  'a purchase': async () => {
    const late = status('paid')
    await buy(late)
    return { late, leadsTo: '/plan/pay-ok' }
  },
  'a purchase that broke': async () => {
    const late = status('unpaid')
    await buy(late)
    return { late, leadsTo: '/plan/pay-error' }
  },
  'the channel of a payment': async () => {
    asMember()
    const late = status('paid')
    answerWith([late])
    const started = { orderId: 'o1', channelKey: 'https://channel.test/o1' }
    void payDirect(cents(100), 'coins', async () => {
      await call(payEndpoints.status, { orderId: '1' })
      return { ok: true, output: started }
    })
    return { late, leadsTo: started.channelKey }
  },
  'the way back from the channel': async () => {
    asMember()
    const late = status('paid')
    await showPage('ChargeBackPage', { orderId: 'o1' }, [late])
    return { late, leadsTo: '/userChargeFinish' }
  },
  'a text that is a film': async () => {
    const film = sampleOf(interpretationDetail, { id: 'f1', medium: 'video' })
    const late = held(answer(interpretationEndpoints.look, film))
    await showPage('JieduDetailPage', { id: 'f1' }, [late])
    return { late, leadsTo: '/video-jiedu-list' }
  },
}

/** Where the person is, or what they were sent away to. */
const ended = (): string => String(left.mock.lastCall?.[0] ?? navigation.here())

describe.each(Object.entries(begin))('%s', (_name, begun) => {
  test('leads on the person who waits', async () => {
    const { late, leadsTo } = await begun()
    late.release()
    await soon(() => expect(ended()).toContain(leadsTo))
  })

  test('leaves alone the person who opened another page', async () => {
    const { late } = await begun()
    act(() => navigation.go(ELSEWHERE))
    late.release()
    await soon(() => expect(noted).toHaveBeenCalledWith('a redirect was overtaken'))
    expect(ended()).toBe(ELSEWHERE)
  })
})

test('who signed in without waiting is signed in', async () => {
  const { late } = await begin['a login']!()
  act(() => navigation.go(ELSEWHERE))
  late.release()
  await soon(() => expect(isLoggedIn()).toBe(true))
  expect(navigation.here()).toBe(ELSEWHERE)
})
