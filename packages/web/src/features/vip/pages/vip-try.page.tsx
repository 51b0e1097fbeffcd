import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { TRIAL_DAYS } from '@linmen/domain/vip/trial.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asFailure, Refused } from '#kit/failure.ts'
import { failureText } from '#kit/policy/failure-text.ts'
import { go, hrefTo } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { Promotion } from '#kit/pages/promotion.tsx'
import { read } from '#kit/read.ts'
import { redirectFromHere } from '#kit/redirect.ts'
import { useSession } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { CodeField } from '#features/auth/parts/public.ts'
import { BenefitGrid } from '#features/vip/parts/benefit-grid.tsx'
import { BenefitSheet } from '#features/vip/parts/benefit-sheet.tsx'
import s from '#features/vip/parts/vip-board.module.css'
import { useTrialCode } from '#features/vip/use-trial-code.ts'

const RULES = [
  '登录并用本人手机号验证后即可体验',
  `从领取时起 ${TRIAL_DAYS} 天，享超级会员价与权益，不含礼包`,
  '每人一次，当过会员的不再体验',
  '到期自动结束，不扣费、不续费',
]

/** The super membership for three days, for a code to the own phone. */
export function Page() {
  const [open, setOpen] = useState(false)
  const { data } = useQuery(read(vipEndpoints.benefits, { tier: 'super' }))
  return (
    <Promotion title="体验超级会员" lead={`${TRIAL_DAYS} 天，全部会员价`} rules={RULES}>
      <Card padded bare>
        <Section inCard title="体验期内可用" more={{ text: '全部', onClick: () => setOpen(true) }}>
          <div className={s.inner}>
            <BenefitGrid benefits={data?.benefits.slice(0, 8) ?? []} onOpen={() => setOpen(true)} />
          </div>
        </Section>
      </Card>
      <Door />
      <BenefitSheet tier="super" open={open} onClose={() => setOpen(false)} />
    </Promotion>
  )
}

/** Who may join types the code; everybody else is told where they stand. */
function Door() {
  const { loggedIn } = useSession()
  const state = useQuery({ ...read(vipEndpoints.trialState, {}, quiet), retry: false })
  if (!loggedIn)
    return (
      <Button look="gold" size="l" onClick={() => go('LoginPage', { backUrl: '/hd/vip/try' })}>
        登录后领取
      </Button>
    )
  if (state.isPending) return null
  if (state.data)
    return (
      <Said
        text={`会员生效中，${beijingDay(state.data.endsAtMs ?? 0)} 到期`}
        to={{ text: '我的会员', href: hrefTo('MyVipPage') }}
      />
    )
  const { code, text } = problemOf(state.error)
  if (code === '1010') return <Join />
  return <Said text={text} to={{ text: '看看会员', href: hrefTo('VipPage') }} />
}

function Join() {
  const { member } = useSession()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const sending = useTrialCode()
  const { write, busy } = useWrite(vipEndpoints.joinTrial)
  const join = async () => {
    if (code === '') return setWrong('请输入验证码')
    const redirect = redirectFromHere()
    const joined = await write({ code })
    if (joined.ok) {
      notices.toast('您的会员已生效')
      return redirect.go('MyVipPage')
    }
    const { failure } = joined
    if (failure.code === 'code.wrong' || failure.code === 'code.gone') setWrong(failure.text)
  }
  return (
    <Card padded bare>
      <p>验证码会发到 {member?.telephone ?? '您的手机'}</p>
      <CodeField
        value={code}
        onChange={(typed) => (setCode(typed), setWrong(undefined))}
        error={wrong}
        phone=""
        sending={sending}
      />
      <Button look="gold" size="l" busy={busy} onClick={() => void join()}>
        立即体验 {TRIAL_DAYS} 天
      </Button>
    </Card>
  )
}

const Said = ({ text, to }: { text: string; to: { text: string; href: string | undefined } }) => (
  <Card bare>
    <Section inCard title={text}>
      <div className={s.inner}>
        <Button look="ghost" {...(to.href !== undefined && { href: to.href })}>
          {to.text}
        </Button>
      </div>
    </Section>
  </Card>
)

const quiet = {
  noLogin: { do: 'silent' },
  '1010': { do: 'silent' },
  '*': { do: 'silent' },
} as const

function problemOf(error: unknown): { code: string; text: string } {
  const failure = asFailure(error)
  return { code: failure instanceof Refused ? failure.code : '', text: failureText(error) }
}
