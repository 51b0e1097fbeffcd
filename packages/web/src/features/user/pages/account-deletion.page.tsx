import type { OutputOf } from '@linmen/contract'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { privacyEndpoints } from '@linmen/contract/privacy/privacy.endpoints.ts'
import { obstacleRefusals } from '@linmen/contract/privacy/privacy.refusals.ts'
import { balanceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '#kit/policy/failure-text.ts'
import { useHost } from '#kit/host.ts'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { redirectFromHere } from '#kit/redirect.ts'
import { read } from '#kit/read.ts'
import { forgetLogin } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { Card } from '#ui/card/card.tsx'
import { Button } from '#ui/button/button.tsx'
import { CodeField, useSendCode } from '#features/auth/parts/public.ts'
import { FormNote } from '#features/user/parts/form-note.tsx'
import { useMe } from '#features/user/use-me.ts'
import s from './privacy.module.css'

type Look = OutputOf<typeof privacyEndpoints.look>

/** Two steps: what is given up and what stands in the way, then a code and a last question. */
export function Page() {
  const [goesOn, setGoesOn] = useState(false)
  const query = useQuery(read(privacyEndpoints.look, {}))
  if (goesOn) return <LastStep />
  return (
    <PageFrame title="注销账号">
      <Loaded query={query}>
        {(look) => (
          <div className={s.page}>
            <Losses look={look} />
            {look.obstacles.length > 0 ? (
              <Obstacles look={look} />
            ) : (
              <div className={s.part}>
                <Button size="l" look="ghost" onClick={() => setGoesOn(true)}>
                  继续注销
                </Button>
              </div>
            )}
          </div>
        )}
      </Loaded>
    </PageFrame>
  )
}

function Losses({ look: { coins, cash, coupons } }: { look: Look }) {
  const { currency } = useHost()
  return (
    <Card label="注销意味着">
      <div className={s.part}>
        <h2 className={s.head}>注销意味着</h2>
        <ul className={s.list}>
          <li>
            放弃 {balanceText(coins)} {currency}、{balanceText(cash)} 元收益和 {coupons} 张优惠券
          </li>
          <li>会员、套餐和已购内容不能再使用</li>
          <li>资料、登录、关注、消息、上传的图片立即删除，无法恢复</li>
          <li>发言保留，作者显示为“已注销用户”</li>
          <li>账目依法保留，只留编号</li>
        </ul>
      </div>
    </Card>
  )
}

const Obstacles = ({ look: { obstacles } }: { look: Look }) => (
  <Card label="暂时不能注销">
    <div className={s.part}>
      <h2 className={s.head}>暂时不能注销</h2>
      <ul className={s.list}>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{obstacleRefusals[`deletion.${obstacle}`].text}</li>
        ))}
      </ul>
    </div>
  </Card>
)

function LastStep() {
  const me = useMe().data
  const phone = me?.telephone ?? ''
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const sending = useSendCode(codeEndpoints.sendCheckCode, 'verifyPhone')
  const { write } = useWrite(privacyEndpoints.remove)
  const submit = async () => {
    if (phone !== '' && code === '') return setWrong('请输入验证码')
    const sure = await notices.confirm('账号将立即注销，不能撤销', { yes: '注销', no: '取消' })
    if (!sure) return
    const redirect = redirectFromHere()
    const done = await write(phone === '' ? {} : { code })
    if (done.ok) {
      forgetLogin()
      notices.toast('账号已注销')
      return redirect.go('HomePage', {}, { replace: true })
    }
    const { code: why } = done.failure
    if (why === 'code.wrong' || why === 'code.gone') setWrong(failureText(done.failure))
  }
  return (
    <FormPage
      title="注销账号"
      submit={{ text: '注销账号', disabled: me === undefined, onSubmit: submit }}
    >
      {phone === '' ? (
        <FormNote>这个账号没有绑定手机号，需要在登录后 15 分钟内注销。</FormNote>
      ) : (
        <>
          <FormNote>验证码会发送到当前手机号 {phone}。</FormNote>
          <CodeField
            value={code}
            onChange={(text) => (setCode(text), setWrong(undefined))}
            error={wrong}
            phone={phone}
            sending={sending}
          />
        </>
      )}
    </FormPage>
  )
}
